/** A code sample. The API has only `GET` operations without a body. */
export interface Sample {
  /** Tab label. */
  readonly language: string;
  /** Language for syntax highlighting. */
  readonly syntax: string;
  readonly write: (url: string) => string;
}

const timeoutSeconds = 10;

/** Samples by tab key, in tab order. Each sample checks the status before reading the response. */
export const samples = {
  typescript: {
    language: 'TypeScript',
    syntax: 'typescript',
    write: (url) => `const url =
  '${url}';
const response = await fetch(url, {
  headers: {accept: 'application/json'},
  signal: AbortSignal.timeout(${timeoutSeconds}_000),
});
if (!response.ok) {
  const message = await response.text();
  throw new Error(\`Status \${response.status}: \${message}\`);
}
const data: unknown = await response.json();
console.log(data);
`,
  },
  curl: {
    language: 'curl',
    syntax: 'bash',
    write: (url) => `curl --fail-with-body --max-time ${timeoutSeconds} \\
  --header 'accept: application/json' \\
  '${url}'
`,
  },
  python: {
    language: 'Python',
    syntax: 'python',
    write: (url) => `import requests

response = requests.get(
    "${url}",
    headers={"accept": "application/json"},
    timeout=${timeoutSeconds},
)
response.raise_for_status()
print(response.json())
`,
  },
  go: {
    language: 'Go',
    syntax: 'go',
    write: (url) => `package main

import (
	"fmt"
	"io"
	"log"
	"net/http"
	"time"
)

func main() {
	client := http.Client{Timeout: ${timeoutSeconds} * time.Second}
	response, err := client.Get("${url}")
	if err != nil {
		log.Fatal(err)
	}
	defer response.Body.Close()
	body, err := io.ReadAll(response.Body)
	if err != nil {
		log.Fatal(err)
	}
	if response.StatusCode != http.StatusOK {
		log.Fatalf("%s: %s", response.Status, body)
	}
	fmt.Println(string(body))
}
`,
  },
} as const satisfies Readonly<Record<string, Sample>>;

// Replaces `postman-code-generators` in the browser with the same two functions: the package's samples do not check the status, and its code
// made up a third of the panel's code.

interface Language {
  readonly key: string;
  readonly label: string;
  readonly syntax_mode: string;
  readonly variants: readonly {readonly key: string}[];
}

interface Request {
  readonly url: {readonly toString: () => string};
}

const samplesByLanguage = new Map<string, Sample>(
  Object.values(samples).map((sample) => [sample.language, sample]),
);

function getLanguageList(): Language[] {
  return [...samplesByLanguage].map(([key, {syntax}]) => ({
    key,
    label: key,
    syntax_mode: syntax,
    variants: [{key}],
  }));
}

const convert = (
  language: string,
  _variant: string,
  request: Request,
  _options: object,
  done: (error: unknown, snippet: string) => void,
): void => {
  // An apostrophe would end the sample's string literal; the URL encodes all other such characters.
  done(
    undefined,
    samplesByLanguage
      .get(language)
      ?.write(request.url.toString().replaceAll("'", '%27')) ?? '',
  );
};

export default {getLanguageList, convert};
