/** What a mail says, in one language; both its plain text and its HTML are made of it. */
export interface EmailContent {
  subject: string
  /** The line before the paragraphs: เรียน คุณสมชาย. */
  greeting?: string
  paragraphs: readonly string[]
  /** The one thing to do; `href` is a whole http(s) address. */
  action?: { label: string; href: string }
  /** Said small beneath: how long a link is valid. */
  note?: string
}

/** In whose name a letter is sent. */
export interface Sender {
  siteName: string
  /** The site's colour, as CSS. */
  brand: string
  /** Why one has got it, in the language of the letter. */
  footer: string
}

/** The letter as plain text; lines are not broken, for Thai has no spaces to break them at. */
export const emailText = ({ greeting, paragraphs, action, note }: EmailContent, { siteName, footer }: Sender): string =>
  [greeting, ...paragraphs, action && `${action.label}\n${action.href}`, note, `-- \n${siteName}\n${footer}`]
    .filter(Boolean)
    .join('\n\n')
    .concat('\n')
