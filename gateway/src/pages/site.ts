/** Who runs this installation: what an Impressum has to say. Empty where nobody has said it. */
export interface Operator {
  name: string;
  /** Lines of the postal address. */
  address: readonly string[];
  email: string;
  register: string;
  vatId: string;
}

/** What every page of an installation has in common. */
export interface Site {
  /** Where the world finds it, without a slash at the end. */
  publicUrl: string;
  operator: Operator;
}
