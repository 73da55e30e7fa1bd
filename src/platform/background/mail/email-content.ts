/** The content of a mail in one language, the source of both plain text and HTML. */
export interface EmailContent {
  subject: string
  /** The line before the paragraphs: เรียน คุณสมชาย. */
  greeting?: string
  paragraphs: readonly string[]
  /** The single action; `href` is an absolute http(s) address. */
  action?: { label: string; href: string }
  /** Several things that it tells of, each with a link of its own. */
  items?: readonly { title: string; text: string; link: EmailLink }[]
  /** Small links beneath everything. */
  links?: readonly EmailLink[]
  /** Said small beneath: how long a link is valid. */
  note?: string
}

interface EmailLink {
  label: string
  href: string
}

/** In whose name a letter is sent. */
export interface Sender {
  siteName: string
  /** The site's colour as CSS. */
  brand: string
  /** Why the recipient got the mail, in its language. */
  footer: string
}

/** The letter as plain text; lines are not broken, for Thai has no spaces to break them at. */
export const emailText = (
  { greeting, paragraphs, action, note, items = [], links = [] }: EmailContent,
  { siteName, footer }: Sender,
): string =>
  [
    ...[greeting, ...paragraphs, action && linkText(action)],
    ...items.map(({ title, text, link }) => [title, text, linkText(link)].filter(Boolean).join('\n')),
    ...[note, ...links.map(linkText), `-- \n${siteName}\n${footer}`],
  ]
    .filter(Boolean)
    .join('\n\n')
    .concat('\n')

const linkText = ({ label, href }: EmailLink) => `${label}\n${href}`
