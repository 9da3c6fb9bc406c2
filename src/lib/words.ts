/** Pieces shorter than this stay with the one after them, the last with the one before. */
const shortest = 8;

/** The last letter of a word within a name: `linea_|get|Transaction`, `L1|Message`, `eth.|address`, `a,|b`. */
const endOfWord = /[a-z\d](?=[A-Z])|[A-Z](?=[A-Z][a-z])|[_.,/(=:&?](?=[^\s_.,/(=:&?])/g;

/** The words of a text between which a line may break; names of up to `most` letters stay whole. */
export function wordsOf(text: string, most: number): string[] {
  return (text.match(/\S+\s*|\s+/g) ?? []).flatMap((token) => {
    if (token.trim().length <= most || token.includes('\n')) {
      return [token];
    }
    return token.replace(endOfWord, '$&\n').split('\n').reduce<string[]>((parts, word, index, {length}) => {
      const last = parts.at(-1);
      const joins = last !== undefined && (last.length < shortest || (index === length - 1 && word.trim().length < shortest));
      return joins ? [...parts.slice(0, -1), last + word] : [...parts, word];
    }, []);
  });
}

/** The same with few breaks, since a page has hundreds of names: words stay together as far as a line of `width` letters holds them. */
export function linesOf(text: string, most: number, width = most): string[] {
  return wordsOf(text, most).reduce<string[]>((lines, word) => {
    const last = lines.at(-1);
    const fits = last !== undefined && !/\s$/.test(last) && (last + word).trim().length <= width;
    return fits ? [...lines.slice(0, -1), last + word] : [...lines, word];
  }, []);
}
