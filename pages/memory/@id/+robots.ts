export default function robots(): string {
  return "noindex";
}
