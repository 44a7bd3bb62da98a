/** @module What a plan gives, line by line. */
import { LineIcon } from "../components/LineIcon.tsx";

export function FeatureList({ features }: { features: readonly string[] }) {
  return (
    <ul className="grid gap-2">
      {features.map((feature) => (
        <li key={feature} className="flex gap-2.5">
          <LineIcon
            path="m5 12.5 4.5 4.5L19 7.5"
            thickness={2.75}
            className="mt-1 size-4.5 shrink-0 text-success"
          />
          {feature}
        </li>
      ))}
    </ul>
  );
}
