import { Island } from "../../lib/islands/Island.tsx";
import Generator from "../../islands/Generator.tsx";
export default function Page() {
  return (
    <>
      <h1>AI Cat Character Generator</h1>
      <Island of={Generator} props={{ start: 1 }} />
      <Island of={Generator} props={{ start: 5 }} wake="idle" />
    </>
  );
}
