type Named = { address: { firstname: string; lastname: string } };

/** First and last name; an empty text while the member has not given one. */
export const fullName = ({ address }: Named) =>
  [address.firstname, address.lastname]
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(' ');

export const formatRating = (rating: number, language: string) =>
  rating.toLocaleString(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

export const formatCount = (count: number, language: string) => count.toLocaleString(language);

/** The server counts unread messages up to 100. */
export const formatUnread = (count: number) => (count > 99 ? '99+' : String(count));
