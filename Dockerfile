# Purrtrait in a container: `docker build -t purrtrait .`, then see docs/operations.md.

FROM denoland/deno:2.9.6 AS build
WORKDIR /app
# Packages first: they change less often than the sources.
COPY deno.json deno.lock ./
COPY server/tasks/install.ts server/tasks/
RUN deno run -A server/tasks/install.ts
# What the product consists of; tests, documents and what was built outside stay outside.
COPY vite.config.ts LICENSE THIRD_PARTY.md ./
COPY islands islands
COPY lib lib
COPY pages pages
COPY server server
COPY static static
COPY ui ui
RUN deno run -A server/tasks/build.ts \
  # Debian has glibc; Deno installs the builds for musl, too.
  && rm -rf node_modules/.deno/*musl* \
  # From here on packages are there, and nothing installs them.
  && sed -i 's/"nodeModulesDir": "auto"/"nodeModulesDir": "manual"/' deno.json

FROM denoland/deno:2.9.6
WORKDIR /app
COPY --from=build /app .
# The user `deno` of the base image owns the data and nothing else.
RUN mkdir /data && chown deno:deno /data
USER deno
ENV DATA_DIR=/data PORT=8000
VOLUME /data
EXPOSE 8000
HEALTHCHECK --interval=10s --timeout=4s --start-period=30s \
  CMD ["deno", "eval", "const { ok } = await fetch(`http://127.0.0.1:${Deno.env.get('PORT')}/healthz`); Deno.exit(ok ? 0 : 1)"]
STOPSIGNAL SIGTERM
CMD ["run", "-A", "server/tasks/serve.ts"]
