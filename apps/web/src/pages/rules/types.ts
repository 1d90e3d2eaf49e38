/** One decided reading of the rules, under the number that everything else cites. */
export interface Ruling {
  readonly id: string;
  readonly text: string;
}

export interface RulesSection {
  readonly id: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly rulings: readonly Ruling[];
}
