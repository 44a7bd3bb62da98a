import { useId, useState } from "react";
export default function Generator({ start }: { start: number }) {
  const [n, set] = useState(start);
  const id = useId();
  const id2 = useId();
  return (
    <p>
      <label htmlFor={id}>n {n} of {id} {id2}</label>
      <button id={id} type="button" onClick={() => set(n + 1)}>+</button>
    </p>
  );
}
