import { useEffect, useState } from 'react'
import { formatInstant } from '#domain/thai-calendar/format.ts'
import type { Client } from '#platform/http/client/client.ts'
import type { Locale } from '#platform/site/i18n/words.ts'
import { NoticePanel, type NoticeWords, type ShownNotice } from '#ui/office/frame/layer/notice/notice-panel.tsx'

const address = '/api/office/notices'

interface OfficeNoticesMessage {
  unread: number
  data: { _id: string; title: string; text: string | null; href: string; createdAt: string; isRead: boolean }[]
}

interface OfficeNoticesProps {
  client: Client
  locale: Locale
  words: NoticeWords
  onUnread: (unread: number) => void
  onClose: () => void
}

/** The person's notices, loaded when they open. */
export function OfficeNotices({ client, locale, words, onUnread, onClose }: OfficeNoticesProps) {
  const [notices, setNotices] = useState<ShownNotice[] | null | undefined>(undefined)
  const [tries, setTries] = useState(0)
  useEffect(() => {
    client.call<OfficeNoticesMessage>(address).then(
      ({ data, unread }) => {
        setNotices(data.map((one) => shown(one, locale)))
        onUnread(unread)
      },
      () => setNotices(null),
    )
  }, [client, locale, onUnread, tries])
  const again = () => {
    setNotices(undefined)
    setTries(tries + 1)
  }
  const mark = async (id: string) => {
    setNotices((now) => now?.map((one) => (id === 'all' || one.id === id ? { ...one, isRead: true } : one)))
    try {
      onUnread((await client.call<OfficeNoticesMessage>(address, { method: 'POST', body: { _id: id } })).unread)
    } catch {
      again()
    }
  }
  return (
    <NoticePanel words={words} notices={notices} onRead={(id) => void mark(id)} onRetry={again} onClose={onClose} />
  )
}

const shown = ({ _id, createdAt, ...more }: OfficeNoticesMessage['data'][number], locale: Locale): ShownNotice => ({
  ...{ id: _id, when: formatInstant(createdAt, { length: 'medium', locale }) },
  ...more,
})
