/** Promises that were broken, one line each. */
export interface Findings {
  lost: string[];
  doubled: string[];
  wrong: string[];
}
