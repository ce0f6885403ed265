/** Factor of every deadline of tests, for machines that other work slows down; 1 unless `KINDRED_PATIENCE` says so. */
export const patience = Math.max(1, Number(process.env.KINDRED_PATIENCE ?? 1) || 1);
