import * as z from 'zod';

const text = (name: string, advice: string) =>
  z
    .string({error: `\`${name}\` is missing or not text → ${advice}`})
    .trim()
    .min(1, `\`${name}\` is empty → ${advice}`);

const url = (name: string, advice: string) =>
  z.url({
    protocol: /^https$/,
    error: `\`${name}\` is not an https:// URL → ${advice}`,
  });

const month = (name: string, advice: string) =>
  text(name, advice).regex(
    /^20\d\d-(?:0[1-9]|1[0-2])$/,
    `\`${name}\` is not a month → write it as 2026-08: ${advice}`,
  );

const network = (name: string) =>
  z.union([z.boolean(), z.literal('unknown')], {
    error: `\`${name}\` is missing or not one of the choices → write \`true\`, \`false\`, or \`unknown\` if the provider's documentation does not say`,
  });

/** The status of a product that is not simply active on Linea. */
const status = z
  .strictObject({
    kind: z.enum(['changed', 'historical'], {
      error:
        '`kind` is not a known status → write `changed` if the product was renamed, moved or reduced, `historical` if it is gone; an active one has no `status`',
    }),
    since: month('since', 'the month of the change').optional(),
    foundIn: month(
      'foundIn',
      'the month in which the change was noticed, if it has no documented date',
    ).optional(),
    note: text(
      'note',
      'say in one or two sentences what changed for developers on Linea',
    ).endsWith('.', '`note` has no full stop → write one or two sentences'),
    /** A page of this site, or an external URL. */
    replacement: z
      .strictObject({
        label: text('label', 'name the replacement'),
        href: text('href', 'the path of a page, or a URL').regex(
          /^(?:\/|https:\/\/)/,
          '`href` is not a path or https:// URL → write it as `/get-started/tooling/oracles`',
        ),
      })
      .optional(),
  })
  .refine(
    ({since, foundIn}) => (since === undefined) !== (foundIn === undefined),
    '`status` needs one date → write `since`, the month of the change, or `foundIn`, the month in which it was noticed',
  );

/** The `provider` key in the front matter of a tool's page. */
export const providerSchema = z
  .strictObject({
    name: text('name', 'the name of the product'),
    summary: text(
      'summary',
      'say what the product offers developers on Linea',
    ).regex(
      /^.{20,109}[^.]$/,
      '`summary` does not fit in the tables → write 21 to 110 characters without a full stop',
    ),
    site: url('site', 'the website of the product'),
    docs: url(
      'docs',
      "the product's own documentation, or no `docs`",
    ).optional(),
    networks: z.strictObject(
      {mainnet: network('mainnet'), sepolia: network('sepolia')},
      {
        error:
          '`networks` is missing or incomplete → write `{mainnet: true, sepolia: unknown}`',
      },
    ),
    status: status.optional(),
    checked: month(
      'checked',
      "the month in which you compared the networks with the provider's documentation",
    ),
    tags: z
      .array(z.string({error: '`tags` contains an entry that is not text'}), {
        error:
          '`tags` is missing or not a list → add former names and the words by which people look for such a tool: `[price feed, VRF]`',
      })
      .min(1, '`tags` is empty → add former names and search terms'),
  })
  .refine(
    ({status: value, checked}) =>
      (value?.since ?? value?.foundIn ?? '') <= checked,
    {
      path: ['checked'],
      error:
        '`checked` is before the month of `status` → compare the page with the product again, and write the month in which you did',
    },
  );

export type ProviderRecord = z.infer<typeof providerSchema>;
export type ProviderStatus = z.infer<typeof status>;
