import { useState } from 'react'
import { useFetcher } from 'react-router'
import { type Entry, entriesOf, menuFrom } from '../../../rules/menu/outline.ts'
import type { Saved } from '../../../screens/office/site/menu.server.ts'
import type { MenuDescription } from '../describe-menu.server.ts'
import { type Act, isAlike } from './use-entries.ts'

type Opened = Pick<MenuDescription, 'version' | 'post'>
export type Conflict = Extract<Saved, { conflict: unknown }>['conflict']

/**
 * Saves on top of the opened version, with the result. If somebody else saved meanwhile, it offers two ways to resolve
 * it.
 */
export function useSaving(described: MenuDescription, { entries, act }: { entries: Entry[]; act: (act: Act) => void }) {
  const { data, state, submit } = useFetcher<Saved>()
  const [opened, setOpened] = useState<Opened>(described)
  const [kept, setKept] = useState(() => entriesOf(described.menu))
  const [answer, setAnswer] = useState<Saved | null>(null)
  const [sent, setSent] = useState<Entry[]>([])
  const [told, setTold] = useState<Saved | undefined>()
  if (data && data !== told) {
    setTold(data)
    setAnswer(data)
    if ('saved' in data) {
      setOpened(data.saved)
      setKept(sent)
    }
  }
  const save = (over: Opened = opened) => {
    setSent(entries)
    const { version, post } = over
    void submit({ menu: JSON.stringify(menuFrom(entries)), version, post }, { method: 'post' })
  }
  const isChanged = !isAlike(entries, kept)
  return {
    save: () => save(),
    isSaving: state !== 'idle',
    isChanged,
    answer: answer && 'saved' in answer && isChanged ? null : answer,
    mine: (conflict: Conflict) => {
      setOpened(conflict)
      save(conflict)
    },
    theirs: (conflict: Conflict) => {
      const theirs = entriesOf(conflict.menu)
      setOpened(conflict)
      setKept(theirs)
      setAnswer(null)
      act({ does: 'put', entries: theirs })
    },
  }
}
