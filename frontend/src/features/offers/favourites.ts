type Kept = { _id: string };

export const favouritesWithout = <T extends Kept>(favourites: readonly T[], id: string): T[] =>
  favourites.filter(({ _id }) => _id !== id);

/** The latest stands first; one that is put back stands where it stood. */
export const favouritesWith = <T extends Kept>(favourites: readonly T[], favourite: T, place = 0): T[] =>
  favouritesWithout(favourites, favourite._id).toSpliced(place, 0, favourite);
