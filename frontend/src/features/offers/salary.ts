/** As people write a sum: `1500`, `1.500,50`, `1,500.50`, `1 500 €`. */
export const salaryPattern =
  "\\s*€?\\s*[0-9]{1,3}(?:[0-9]{0,7}|(?:[.,' ][0-9]{3}){1,3})(?:[.,][0-9]{1,2})?\\s*€?\\s*";

/** With a dot before the cents and nothing else: a mark before three figures groups, one before fewer ends the euros. */
export const plainSalary = (typed: string): string =>
  typed
    .replace(/[€'\s]/g, '')
    .replace(/[.,](?=\d{3}(?!\d))/g, '')
    .replace(',', '.');
