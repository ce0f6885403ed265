/** What one gate found: how many checks passed and failed, and the lines worth reading. */
export interface GateResult {
  passed: number;
  failed: number;
  lines: readonly string[];
}

export interface Gate {
  name: string;
  run(): Promise<GateResult>;
}

export const verdict = (problems: readonly string[], lines: readonly string[] = []): GateResult => ({
  passed: problems.length === 0 ? 1 : 0,
  failed: problems.length === 0 ? 0 : 1,
  lines: [...problems, ...lines],
});
