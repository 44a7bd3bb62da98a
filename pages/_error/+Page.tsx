import { type PageProps } from "../types.ts";
export default function Page({ pageContext }: PageProps) {
  return <h1>{pageContext.is404 ? "404 Page Not Found" : "Something went wrong"}</h1>;
}
