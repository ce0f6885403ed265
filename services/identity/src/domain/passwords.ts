/** Slow, salted password hashing; an argument, so that tests need not be slow. */
export interface Passwords {
  hash(password: string): Promise<string>;
  verify(hash: string, password: string): Promise<boolean>;
}
