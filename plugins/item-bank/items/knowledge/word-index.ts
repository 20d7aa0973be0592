/** The words of a document with the summed weights of their occurrences. */
export type WeightedWords = ReadonlyMap<string, number>;

/** Full-text search over documents. */
export interface WordIndex {
  /** Indexes of documents with their scores, best first; equal scores in document order. */
  nearest(words: readonly string[], isWanted?: (document: number) => boolean): { document: number; score: number }[];
}

/** BM25 parameters: saturation of repeated words (k1) and penalty for long documents (b). */
const k1 = 1.2;
const b = 0.75;

/**
 * Okapi BM25: S. Robertson and H. Zaragoza, "The Probabilistic Relevance Framework: BM25 and Beyond", Foundations and
 * Trends in Information Retrieval 3 (2009). Kept as two flat arrays per word; deterministic.
 */
export function indexOf(documents: readonly WeightedWords[]): WordIndex {
  const lengths = Float32Array.from(documents, (words) => [...words.values()].reduce((sum, weight) => sum + weight, 0));
  const meanLength = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, documents.length);
  const found = new Map<string, [number, number][]>();
  documents.forEach((words, document) => {
    for (const [word, weight] of words) {
      const list = found.get(word);
      if (list) list.push([document, weight]);
      else found.set(word, [[document, weight]]);
    }
  });
  const postings = new Map(
    [...found].map(([word, list]) => {
      const idf = Math.log(1 + (documents.length - list.length + 0.5) / (list.length + 0.5));
      const inDocuments = Uint32Array.from(list, ([document]) => document);
      const scores = Float32Array.from(list, ([document, weight]) => {
        const length = 1 - b + (b * (lengths[document] ?? 0)) / meanLength;
        return (idf * weight * (k1 + 1)) / (weight + k1 * length);
      });
      return [word, { inDocuments, scores }] as const;
    }),
  );
  return {
    nearest(words, isWanted = () => true) {
      const sums = new Map<number, number>();
      for (const word of new Set(words)) {
        const posting = postings.get(word);
        posting?.inDocuments.forEach((document, place) => {
          sums.set(document, (sums.get(document) ?? 0) + (posting.scores[place] ?? 0));
        });
      }
      return [...sums]
        .filter(([document]) => isWanted(document))
        .map(([document, score]) => ({ document, score }))
        .sort((one, other) => other.score - one.score || one.document - other.document);
    },
  };
}
