/** A turn of phrase that a native writer would put otherwise. */
export interface Idiom {
  /** Found in running text; code reads as `code`. */
  readonly pattern: RegExp;
  /** What to write, for the message. */
  readonly rewrite: string;
  /** A sentence that holds it, for the test of the rule. */
  readonly example: string;
}

/** Patterns that editors marked on our pages, with their rewrites. */
export const idioms: readonly Idiom[] = [
  {
    pattern: /\bAt the end of this (?:page|guide|tutorial)\b/gi,
    rewrite: 'Open with the subject of the page: "This guide shows how …".',
    example: 'At the end of this page your backend knows the latest block.',
  },
  {
    pattern: /\bthe material (?:that )?we (?:could )?(?:check|find|found|checked|read)\b|\bcomponent notes\b|\b(?:is|are|was|were) not confirmed\b|\bwe could not (?:find|check|confirm)\b/gi,
    rewrite: 'Readers do not need to know how we searched: say what they should do, as in "Ask the vendor for …".',
    example: 'Whether all nodes do so is not confirmed.',
  },
  {pattern: /\bshall\b/gi, rewrite: 'Write "must", "should" or "will".', example: 'A page that shall stay keeps its route.'},
  {pattern: /\b(?:an advice|advices)\b/gi, rewrite: 'Write "advice" or "a piece of advice".', example: 'Here is an advice for node operators.'},
  {pattern: /\binformations\b/gi, rewrite: 'Write "information".', example: 'The page has further informations.'},
  {
    pattern: /\ba good (?=\d[\d,.]* ?(?:KB|MB|GB|TB|seconds|minutes|hours|days)\b)/gi,
    rewrite: 'Write "about" or "more than".',
    example: 'The archive takes a good 200 GB.',
  },
  {pattern: /\ba little dearer\b/gi, rewrite: 'Write "slightly more expensive".', example: 'The call is a little dearer.'},
  {
    pattern: /\breplac(?:e|es|ing) (?:(?!\bwith\b)[^.;:,]){1,60}? by (?!default\b|hand\b|name\b|then\b|now\b|running\b|using\b|[a-z]+ing\b)/gi,
    rewrite: 'Write "replace … with …".',
    example: 'Replace code by the address of your vault.',
  },
  {
    pattern: /\bbeside (?=(?:Ethereum|gas|that|these|this|those|its|their|the (?:usual|normal|standard|rules|fees?))\b)/gi,
    rewrite: 'Write "in addition to", or "next to" for a place.',
    example: "Beside Ethereum's rules it applies some of its own.",
  },
  {
    pattern: /\bwith another (?=(?:margin|value|number|address|name|result|key|port|version|client|amount)\b)/gi,
    rewrite: 'Write "with a different …".',
    example: 'The estimate comes with another margin.',
  },
  {pattern: /\bbelongs? to it\b/gi, rewrite: 'Name both: "… is part of …".', example: 'The key belongs to it.'},
  {pattern: /\b(?:lies|lie|lay) in (?=the\b)/gi, rewrite: 'Write "is in" or "are in".', example: 'The file lies in the folder.'},
  {
    pattern: /\b(?:call|calls|called|calling) (?:the function )?code (?:at|of) (?=the\b|its\b|your\b|this\b|that\b)/gi,
    rewrite: 'Call a function "on" a contract.',
    example: 'Call `stake` at the vault.',
  },
  {
    pattern: /\b(?:caps|charges|requires|rejects|accepts|serves|seals|burns) (?:[a-z]+ ){0,3}since (?=[A-Z\d])/g,
    rewrite: 'What began in the past and goes on takes the perfect: "has capped … since …".',
    example: 'Ethereum caps transactions since Osaka.',
  },
  {
    pattern: /\b(?:can|could) no more be\b|\bnot any more be\b|\bnobody can \w+ any ?more\b/gi,
    rewrite: 'Write "can no longer be …".',
    example: 'The block is one that nobody can undo any more.',
  },
  {pattern: /\bunless you say otherwise\b/gi, rewrite: 'Write "by default …; the option … changes it".', example: 'It listens on all interfaces unless you say otherwise.'},
  {pattern: /\bmakes? sure to\b/gi, rewrite: 'Write the instruction itself.', example: 'Make sure to save the key.'},
  {pattern: /\bin order to\b/gi, rewrite: 'Write "to".', example: 'Sign it in order to send it.'},
  {pattern: /\b(?:until|till) now\b/gi, rewrite: 'Write "so far", with its date.', example: 'Until now two forks are active.'},
  {pattern: /\bsince (?=(?:two|three|four|five|six|ten|\d+) (?:days|weeks|months|years)\b)/gi, rewrite: 'Write "for" before a length of time.', example: 'It has run since three years.'},
  {pattern: /\ballows? to\b/gi, rewrite: 'Name who: "lets you …", "allows … to …".', example: 'The option allows to set a limit.'},
  {pattern: /\bdepends? of\b/gi, rewrite: 'Write "depends on".', example: 'The fee depends of the size.'},
  {pattern: /\bconsists? in\b/gi, rewrite: 'Write "consists of" for parts.', example: 'A node consists in two clients.'},
  {pattern: /\b(?:must not|need not) (?:be )?necessarily\b/gi, rewrite: 'Write "does not have to".', example: 'The key must not necessarily be the same.'},
];
