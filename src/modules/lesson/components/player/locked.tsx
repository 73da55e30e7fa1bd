import type { ReactNode } from 'react'
import { LinkButton } from '#ui/button/button.tsx'
import { Player } from '#ui/player/player.tsx'
import { Breakable } from '#ui/prose/breakable.tsx'
import { State } from '#ui/state/state.tsx'

type LockedProps = {
  lesson: { name: string; place: string }
  panel: ReactNode
  panelAt: 'left' | 'right'
  locked: { title: string; why: string; act: { href: string; label: string } }
}

/** A lesson that is locked for the learner: why, when it opens, and where to continue. */
export function Locked({ lesson, panel, panelAt, locked }: LockedProps) {
  return (
    <Player screen={null} place={lesson.place} title={<Breakable text={lesson.name} />} {...{ panel, panelAt }}>
      <State
        icon="lock"
        title={locked.title}
        text={<Breakable text={locked.why} />}
        acts={<LinkButton href={locked.act.href}>{locked.act.label}</LinkButton>}
      />
    </Player>
  )
}
