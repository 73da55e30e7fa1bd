/** The content of a mail in one language, the source of both plain text and HTML. */
export interface EmailContent {
  subject: string
  /** The line before the paragraphs: เรียน คุณสมชาย. */
  greeting?: string
  paragraphs: readonly string[]
  /** The single action; `href` is an absolute http(s) address. */
  action?: { label: string; href: string }
  /** Small print below, such as how long a link is valid. */
  note?: string
}

/** The site that sends a mail. */
export interface Sender {
  siteName: string
  /** The site's colour as CSS. */
  brand: string
  /** Why the recipient got the mail, in its language. */
  footer: string
}

/** Returns the mail as plain text. Lines are not wrapped, since Thai has no spaces to wrap at. */
export const emailText = ({ greeting, paragraphs, action, note }: EmailContent, { siteName, footer }: Sender): string =>
  [greeting, ...paragraphs, action && `${action.label}\n${action.href}`, note, `-- \n${siteName}\n${footer}`]
    .filter(Boolean)
    .join('\n\n')
    .concat('\n')
