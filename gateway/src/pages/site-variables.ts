import type { ConfigOf, Variable } from '@kindred/chassis/config/load-config';
import type { Operator } from './site.ts';

const MAX_LENGTH = 300;

const line = (name: string): Variable<string> => ({
  name,
  fallback: '',
  parse(text) {
    if (text.length > MAX_LENGTH) throw new Error(`must be at most ${MAX_LENGTH} characters`);
    return text.trim();
  },
});

const lines = (name: string): Variable<readonly string[]> => ({
  ...line(name),
  parse: (text) =>
    line(name)
      .parse(text)
      .split('|')
      .map((each) => each.trim())
      .filter((each) => each !== ''),
});

/** Whom the Impressum names; `make start` and the gateway's own process read the same. */
export const operatorVariables = {
  operatorName: line('KINDRED_OPERATOR_NAME'),
  operatorAddress: lines('KINDRED_OPERATOR_ADDRESS'),
  operatorEmail: line('KINDRED_OPERATOR_EMAIL'),
  operatorRegister: line('KINDRED_OPERATOR_REGISTER'),
  operatorVatId: line('KINDRED_OPERATOR_VAT_ID'),
};

export const operatorOf = (config: ConfigOf<typeof operatorVariables>): Operator => ({
  name: config.operatorName,
  address: config.operatorAddress,
  email: config.operatorEmail,
  register: config.operatorRegister,
  vatId: config.operatorVatId,
});
