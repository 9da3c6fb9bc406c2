/** Characters. Shorter parts are joined with the next one, a short last part with the previous one. */
const minLength = 8;

/** The last letter of a word within a name: `linea_|get|Transaction`, `L1|Message`, `eth.|address`, `a,|b`. */
const endOfWord = /[a-z\d](?=[A-Z])|[A-Z](?=[A-Z][a-z])|[_.,/(=:&?](?=[^\s_.,/(=:&?])/g;

/** Splits text where lines may break: between words, and within names of more than `max` characters. */
export function splitName(text: string, max: number): string[] {
  return (text.match(/\S+\s*|\s+/g) ?? []).flatMap((token) => {
    if (token.trim().length <= max || token.includes('\n')) {
      return [token];
    }
    return token.replace(endOfWord, '$&\n').split('\n').reduce<string[]>((parts, word, index, {length}) => {
      const last = parts.at(-1);
      const joins = last !== undefined && (last.length < minLength || (index === length - 1 && word.trim().length < minLength));
      return joins ? [...parts.slice(0, -1), last + word] : [...parts, word];
    }, []);
  });
}

/** The same with as few breaks as lines of `width` characters need: a page has hundreds of names. */
export function wrapName(text: string, max: number, width = max): string[] {
  return splitName(text, max).reduce<string[]>((lines, word) => {
    const last = lines.at(-1);
    const fits = last !== undefined && !/\s$/.test(last) && (last + word).trim().length <= width;
    return fits ? [...lines.slice(0, -1), last + word] : [...lines, word];
  }, []);
}
