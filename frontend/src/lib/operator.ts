/** Who runs this installation, as the server was told; empty where it was told nothing. */
export interface Operator {
  name: string;
  address: readonly string[];
  email: string;
  register: string;
  vatId: string;
}

const unknown: Operator = { name: '', address: [], email: '', register: '', vatId: '' };

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** Reads what the server put into the page; unknown where the page came from elsewhere, as during development. */
export function parseOperator(content: string | null | undefined): Operator {
  if (!content) return unknown;
  try {
    const given: unknown = JSON.parse(content);
    if (typeof given !== 'object' || given === null) return unknown;
    const { name, address, email, register, vatId }: Record<string, unknown> = { ...given };
    return {
      name: textOf(name),
      address: Array.isArray(address) ? address.map(textOf) : [],
      email: textOf(email),
      register: textOf(register),
      vatId: textOf(vatId),
    };
  } catch {
    return unknown;
  }
}

export const readOperator = () =>
  parseOperator(document.querySelector<HTMLMetaElement>('meta[name="kindred:operator"]')?.content);
