import { readThaiInstant } from '#domain/thai-calendar/parse-instant.ts'
import { fill, type Text } from '#platform/site/i18n/words.ts'
import type { FormSettings } from '../../submissions/form/settings.server.ts'
import { settingWords as words } from '../words.ts'

type SettingProblems = Partial<Record<keyof FormSettings, Text>>

const longestText = 500

/** Reads the sent settings of a form: `people` may be notified, and `flows` may run. Returns what is wrong by field. */
export function readSettings(
  sent: FormData,
  { people, flows }: { people: ReadonlySet<string>; flows: ReadonlySet<string> },
): { settings: FormSettings } | { problems: SettingProblems } {
  const problems: SettingProblems = {}
  const reader = readerOf(sent, problems)
  const settings: FormSettings = {
    opensAt: reader.instant('opensAt'),
    closesAt: reader.instant('closesAt'),
    capacity: reader.whole('capacity', { min: 1, max: 1_000_000 }),
    isOncePerPerson: sent.get('isOncePerPerson') !== null,
    isAnonymous: sent.get('isAnonymous') !== null,
    retentionDays: reader.whole('retentionDays', { min: 1, max: 3650 }),
    recipients: [...new Set(sent.getAll('recipients').map(String))].filter((id) => people.has(id)).slice(0, 50),
    submitTitle: reader.text('submitTitle'),
    sentSubject: reader.text('sentSubject'),
    sentMessage: reader.text('sentMessage'),
    acceptsOldVersionHours: reader.whole('acceptsOldVersionHours', { min: 0, max: 720 }) ?? 0,
    orderPrice: reader.price('orderPrice'),
    autoFlow: reader.oneOf('autoFlow', flows),
  }
  const { opensAt, closesAt } = settings
  if (opensAt && closesAt && opensAt >= closesAt) problems.closesAt = words.endsFirst
  if (settings.isAnonymous && settings.isOncePerPerson) problems.isOncePerPerson = words.anonymousOnce
  return Object.keys(problems).length > 0 ? { problems } : { settings }
}

function readerOf(sent: FormData, problems: SettingProblems) {
  const raw = (name: string) => String(sent.get(name) ?? '').trim()
  return {
    text(name: keyof FormSettings): string {
      if (raw(name).length > longestText) problems[name] = words.long
      return raw(name)
    },
    whole(name: keyof FormSettings, { min, max }: { min: number; max: number }): number | null {
      if (raw(name) === '') return null
      const read = /^\d{1,9}$/.test(raw(name)) ? Number(raw(name)) : Number.NaN
      if (read >= min && read <= max) return read
      problems[name] = { th: fill(words.wrongNumber.th, { min, max }), en: fill(words.wrongNumber.en, { min, max }) }
      return null
    },
    price(name: keyof FormSettings): number | null {
      if (raw(name) === '') return null
      const read = /^\d{1,7}(\.\d{1,2})?$/.test(raw(name)) ? Number(raw(name)) : Number.NaN
      if (read <= 1_000_000) return read
      problems[name] = words.wrongPrice
      return null
    },
    /** The `_id` of something that staff may choose; null for none. */
    oneOf(name: keyof FormSettings, known: ReadonlySet<string>): string | null {
      if (raw(name) === '') return null
      if (known.has(raw(name))) return raw(name)
      problems[name] = words.wrongFlow
      return null
    },
    /** A date and time in Bangkok, in any notation that people write. */
    instant(name: keyof FormSettings): string | null {
      if (raw(name) === '') return null
      const read = readThaiInstant(raw(name))
      if ('instant' in read) return read.instant
      problems[name] = words.wrongTime
      return null
    },
  }
}
