import { href } from 'react-router'
import type { Context } from '#platform/context.ts'
import type { EmailContent } from '#platform/background/mail/email-content.ts'
import { plainName } from '#platform/background/mail/plain-name.ts'
import { absolute } from '#platform/site/absolute.ts'
import { fill, inLocale, type Locale, type Text } from '#platform/site/i18n/words.ts'
import { reminderKinds, type ReminderKind } from './kinds.ts'
import { unsubscribeToken } from './unsubscribe.ts'
import { letterWords } from './words.ts'

/** One reminder in an email. */
export interface LetterItem {
  kind: ReminderKind
  title: Text
  text: Text | null
  href: string
}

export interface Addressee {
  user: string
  name: string
  locale: Locale
}

/** Returns one email for one or several reminders, and its unsubscribe address if all are of one kind. */
export const letterOf = (
  ctx: Context,
  { items, to }: { items: readonly LetterItem[]; to: Addressee },
): { letter: EmailContent; unsubscribe: string | null } => {
  const words = inLocale(letterWords, to.locale)
  const kinds = [...new Set(items.map(({ kind }) => kind))]
  const stops = kinds.map((kind) => ({
    label: fill(words.unsubscribe, { kind: reminderKinds[kind].label[to.locale] }),
    href: absolute(ctx, href('/user/unsubscribe/:token', { token: unsubscribeToken(ctx, { user: to.user, kind }) })),
  }))
  const settings = { label: words.settings, href: absolute(ctx, href('/user/notifications')) }
  const around = { greeting: fill(words.greeting, { name: plainName(to.name) }), links: [...stops, settings] }
  const content = items.length === 1 ? alone(ctx, items[0]!, to) : together(ctx, items, to)
  return { letter: { ...around, ...content }, unsubscribe: stops.length === 1 ? stops[0]!.href : null }
}

function alone(ctx: Context, { kind, title, text, href: path }: LetterItem, { locale }: Addressee) {
  const action = { label: reminderKinds[kind].act[locale], href: absolute(ctx, path) }
  return { subject: line(title[locale]), paragraphs: text ? [text[locale]] : [], action }
}

function together(ctx: Context, items: readonly LetterItem[], { locale }: Addressee) {
  const words = inLocale(letterWords, locale)
  const site = locale === 'th' ? ctx.site.siteName : ctx.site.siteNameEn
  return {
    subject: line(fill(words.digest, { n: items.length, site })),
    paragraphs: [words.digestText],
    items: items.map(({ kind, title, text, href: path }) => ({
      ...{ title: line(title[locale]), text: text?.[locale] ?? '' },
      link: { label: reminderKinds[kind].act[locale], href: absolute(ctx, path) },
    })),
  }
}

const line = (text: string) => text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ')
