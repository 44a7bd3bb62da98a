/**
 * @module An SMTP server on this machine that keeps what it is sent. It speaks the real protocol, through
 * the package of nodemailer's own author.
 */
import { createServer, type Server } from "node:net";
import { SMTPServer } from "smtp-server";

export interface Letter {
  /** As the protocol says, whatever the headers say. */
  envelope: { from: string; to: string[] };
  /** By lower-case name. */
  headers: Map<string, string>;
  text: string;
}

export interface FakeSmtp extends AsyncDisposable {
  port: number;
  /** Everything received so far, the oldest first. */
  letters: Letter[];
  /** The letter that comes next, or has come already and was not asked for yet. */
  next(): Promise<Letter>;
}

export interface FakeSmtpOptions {
  /** What it asks of clients. */
  login?: { user: string; pass: string };
  /** Answers each recipient with this instead of taking it. */
  refusal?: { code: number; message: string };
}

export async function startSmtp({ login, refusal }: FakeSmtpOptions = {}): Promise<FakeSmtp> {
  const letters: Letter[] = [];
  const waiting: ((letter: Letter) => void)[] = [];
  let read = 0;
  const server = new SMTPServer({
    authOptional: !login,
    disabledCommands: login ? ["STARTTLS"] : ["STARTTLS", "AUTH"],
    disableReverseLookup: true,
    onAuth({ username, password }, _session, done) {
      const right = username === login?.user && password === login?.pass;
      done(right ? null : new Error("Wrong login"), { user: username });
    },
    onRcptTo({ address }, _session, done) {
      if (!refusal) return done();
      const { code, message } = refusal;
      done(Object.assign(new Error(`<${address}> ${message}`), { responseCode: code }));
    },
    onData(stream, { envelope }, done) {
      let raw = "";
      stream.on("data", (bytes: Uint8Array) => raw += new TextDecoder("latin1").decode(bytes));
      stream.on("end", () => {
        const letter = readLetter(raw, {
          from: envelope.mailFrom ? envelope.mailFrom.address : "",
          to: envelope.rcptTo.map(({ address }) => address),
        });
        letters.push(letter);
        done();
        const reader = waiting.shift();
        if (reader) {
          read++;
          reader(letter);
        }
      });
    },
  });
  server.on("error", () => {});
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = (server.server as Server).address() as { port: number };
  return {
    port,
    letters,
    next() {
      const letter = letters[read];
      if (letter) {
        read++;
        return Promise.resolve(letter);
      }
      return new Promise((done) => waiting.push(done));
    },
    [Symbol.asyncDispose]: () => new Promise((done) => server.close(() => done())),
  };
}

/** A server that accepts connections and never says a word. */
export async function startSilence(): Promise<{ port: number } & AsyncDisposable> {
  const server = createServer(() => {});
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as { port: number };
  return {
    port,
    [Symbol.asyncDispose]: () => new Promise((done) => server.close(() => done())),
  };
}

/** The link in a letter. */
export function linkIn({ text }: Letter): string {
  const link = text.match(/https?:\/\/\S+/)?.[0];
  if (!link) throw new Error(`No link in:\n${text}`);
  return link;
}

function readLetter(raw: string, envelope: Letter["envelope"]): Letter {
  const [head = "", ...body] = raw.split("\r\n\r\n");
  const lines = head.replaceAll(/\r\n[ \t]+/g, " ").split("\r\n");
  const headers = new Map(
    lines.map((line) => {
      const [name = "", ...value] = line.split(": ");
      return [name.toLowerCase(), value.join(": ")];
    }),
  );
  return {
    envelope,
    headers,
    text: decode(body.join("\r\n\r\n"), headers.get("content-transfer-encoding")),
  };
}

/** The text, from the encodings that e-mail has for it. */
function decode(body: string, encoding: string | undefined): string {
  const bytes = encoding === "quoted-printable"
    ? body.replaceAll("=\r\n", "").replaceAll(
      /=([0-9A-F]{2})/g,
      (_, digits) => String.fromCharCode(parseInt(digits, 16)),
    )
    : encoding === "base64"
    ? atob(body.replaceAll(/\s/g, ""))
    : body;
  const utf8 = Uint8Array.from(bytes, (character) => character.charCodeAt(0));
  return new TextDecoder().decode(utf8).replaceAll("\r\n", "\n");
}
