/**
 * @module A table that scrolls inside its own frame where the window is narrow, also by keyboard.
 */
import type { ReactNode } from "react";
import { t } from "../../lib/i18n/translate.ts";

export interface Column<Row> {
  /** Translated where it is shown. */
  head: string;
  cell: (row: Row) => ReactNode;
  /** Figures are set to the right. */
  figures?: boolean;
  /** Long texts may break; everything else stays on its line. */
  wide?: boolean;
}

export interface TableProps<Row> {
  /** Says what the table holds. */
  label: string;
  columns: Column<Row>[];
  rows: readonly Row[];
  /** Stands in place of a table without rows. */
  empty: ReactNode;
}

export function Table<Row>({ label, columns, rows, empty }: TableProps<Row>) {
  if (rows.length === 0) return <p className="text-muted">{empty}</p>;
  return (
    <div
      role="group"
      aria-label={label}
      tabIndex={0}
      className="overflow-x-auto rounded-field border border-line bg-surface"
    >
      <table className="w-full text-left">
        <thead>
          <tr className="border-b border-line bg-sunken font-display text-sm text-muted">
            {columns.map(({ head, figures }) => (
              <th
                key={head}
                scope="col"
                className={`${CELL} font-medium whitespace-nowrap ${figures ? "text-right" : ""}`}
              >
                {t(head)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            // Rows of a page that is made once never move.
            <tr key={index} className="border-b border-line last:border-0 hover:bg-sunken/50">
              {columns.map(({ head, cell, figures, wide }) => (
                <td
                  key={head}
                  className={`${CELL} align-top ${wide ? "min-w-48" : "whitespace-nowrap"} ${
                    figures ? "text-right tabular-nums" : ""
                  }`}
                >
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const CELL = "px-3 py-2 first:pl-4 last:pr-4";
