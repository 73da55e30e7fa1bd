import { keyPrefix } from '#platform/http/api-key/authenticate-call.ts'
import type { Context } from '#platform/context.ts'
import { fill } from '#platform/site/i18n/words.ts'
import { keyWords as words } from '../words.ts'
import type { Issue } from './issued.tsx'

/** The message about a new secret. `overlapHours` is set if the key had an earlier one. */
export const describeIssue = (
  { locale }: Context,
  { key, secret, overlapHours }: { key: string; secret: string; overlapHours?: number },
): Issue => ({
  title: words.issuedTitle[locale],
  text: [
    words.issuedText[locale],
    ...(overlapHours === undefined ? [] : [fill(words.overlap[locale], { hours: overlapHours })]),
  ].join(' '),
  pairs: [
    { label: words.id[locale], value: keyPrefix + key },
    { label: words.secret[locale], value: secret },
  ],
})
