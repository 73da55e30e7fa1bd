import { lazy, Suspense, useEffect, useState } from 'react'
import { type MetaFunction, useLoaderData } from 'react-router'
import { PlayerBar } from '#ui/player/player.tsx'
import { Breakable } from '#ui/prose/breakable.tsx'
import { sittingCalls } from '../../sitting/player/outbox/transport.ts'
import type { Sitting } from '../../sitting/protocol.ts'
import { Attempts } from '../../sitting/waiting/components/attempts.tsx'
import { WaitingRoom } from '../../sitting/waiting/components/waiting-room.tsx'
import styles from '../../sitting/waiting/components/waiting.module.css'
import type { loader } from './assessment.server.ts'

export { loader } from './assessment.server.ts'

/** The waiting room does without the player, and the browser loads it before the start. */
const loadPlayer = async () => ({ default: (await import('../../sitting/player/player.tsx')).Player })
const Player = lazy(loadPlayer)

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.title }]

/** An exam of a learner: the waiting room, the paper, and the result. */
export default function Assessment() {
  const { name, words, player, links, sitting, room, attempts } = useLoaderData<typeof loader>()
  const [begun, setBegun] = useState<Sitting | null>(null)
  // What the loader reads later must not replace the paper on which the learner works.
  const [present, setPresent] = useState(sitting)
  if (!present && sitting) setPresent(sitting)
  const paper = begun ?? present
  useEffect(() => void loadPlayer(), [])
  return (
    <>
      <PlayerBar back={{ label: words.back, href: links.course }} course={<Breakable text={name} />} />
      <main id="main">
        {paper && <Paper sitting={paper} />}
        {!paper && room && (
          <div className={styles.page}>
            <WaitingRoom {...{ name, room, words }} logIn={links.logIn} onStart={setBegun} />
            {attempts && <Attempts {...{ attempts, words, player }} />}
          </div>
        )}
      </main>
    </>
  )
}

const addresses = {
  answer: '/api/exam/answer',
  submit: '/api/exam/submit',
  goOnHere: '/api/exam/go-on-here',
  fact: '/api/exam/fact',
}

function Paper({ sitting }: { sitting: Sitting }) {
  const { player, links } = useLoaderData<typeof loader>()
  const { attemptID } = sitting
  const [transport] = useState(() => sittingCalls({ attemptID, addresses }))
  return (
    <Suspense>
      <Player {...{ sitting, transport, links }} words={player} fileUrl={fileUrl} />
    </Suspense>
  )
}

/** Files of questions are public, and a learner may open what they uploaded. */
const fileUrl = (key: string) => `/${key}`
