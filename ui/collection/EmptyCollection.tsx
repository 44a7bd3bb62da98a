/**
 * What the collection shows in place of an empty grid.
 *
 * @module
 */
import { Button, ButtonLink } from "../components/Button.tsx";
import { Card } from "../components/Card.tsx";
import { EmptyState } from "../components/EmptyState.tsx";

export interface EmptyCollectionProps {
  /** Set when filters exclude everything; takes them away. */
  onReset?: () => void;
}

export function EmptyCollection({ onReset }: EmptyCollectionProps) {
  return (
    <Card>
      {onReset
        ? (
          <EmptyState
            title="Nobody answers to that"
            action={<Button variant="secondary" onClick={onReset}>Show all characters</Button>}
          >
            No characters match your filters.
          </EmptyState>
        )
        : (
          <EmptyState
            title="Nobody here yet"
            action={<ButtonLink href="/">Create New Character</ButtonLink>}
          >
            You haven't saved any characters yet. Generate some characters to get started!
          </EmptyState>
        )}
    </Card>
  );
}
