import { defaultHeadingSize, type EmailDesign } from '../rules/email-design.ts'

const alignmentOf = (value: unknown) => (value === 'center' || value === 'right' ? value : 'left')
const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

/** The design in the stored row of a template. */
export const designOf = (row: Readonly<Record<string, unknown>>): EmailDesign => ({
  ...{ subject: textOf(row['subject']), preheader: textOf(row['preheader']) },
  language: row['language'] === 'en' ? 'en' : 'th',
  ...{ logoUrl: textOf(row['logoUrl']), logoAlignment: alignmentOf(row['logoAlignment']) },
  ...{ bannerImageUrl: textOf(row['bannerImageUrl']), bannerUrl: textOf(row['bannerUrl']) },
  ...{ subheader: textOf(row['subheader']), footerText: textOf(row['footerText']) },
  footerColumns: (row['footerColumns'] ?? []) as EmailDesign['footerColumns'],
  headingAlignment: alignmentOf(row['headingAlignment']),
  headingFontSize: Number(row['headingFontSize'] ?? defaultHeadingSize),
  blocks: (row['blocks'] ?? []) as EmailDesign['blocks'],
})
