/** One thing that can be done with the table. */
export interface TableCommand {
  readonly id: string;
  readonly label: string;
  readonly isOff?: boolean;
  readonly onSelect: () => void;
}
