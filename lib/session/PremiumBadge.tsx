/**
 * Marks somebody who has Premium Lifetime.
 *
 * @module
 */
import { Badge } from "../ui/Badge.tsx";
import { LineIcon } from "../ui/LineIcon.tsx";

export function PremiumBadge({ className }: { className?: string }) {
  return (
    <Badge tone="accent" className={className}>
      <LineIcon path="M3 8l4.500 4L12 5l4.500 7L21 8l-2 11H5L3 8Z" className="size-4 shrink-0" />
      Premium
    </Badge>
  );
}
