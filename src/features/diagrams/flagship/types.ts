import type {Drawn} from '../kit/types';

/** A drawing laid out by hand. `<Flagship name="…" />` puts it on a page. */
export interface Flagship {
  readonly name: string;
  /** The one question that it answers, or what it says. */
  readonly title: string;
  /** All that it says, one step a line. */
  readonly description: readonly string[];
  readonly draw: () => Drawn;
}
