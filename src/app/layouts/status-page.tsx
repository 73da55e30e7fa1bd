import { href, useLocation } from 'react-router'
import { LinkButton } from '#ui/button/button.tsx'
import { State } from '#ui/state/state.tsx'
import type { Frame } from '../frame.server.ts'

interface StatusPageProps {
  frame: Frame
  status: number
  /** The reasons of a refusal, if it gave any. */
  reasons?: readonly string[]
}

/** The page of an error status: what happened, and the one next step. A 401 shows the log-in (decision 17). */
export function StatusPage({ frame, status, reasons = [] }: StatusPageProps) {
  const { states, words, catalogue } = frame
  const { pathname, search } = useLocation()
  if (status === 401) {
    const next = encodeURIComponent(pathname + search)
    const acts = (
      <>
        <LinkButton href={`${frame.login}?next=${next}`}>{words.login}</LinkButton>
        <LinkButton look="line" href={`${frame.register}?next=${next}`}>
          {words.register}
        </LinkButton>
      </>
    )
    return <State icon="lock" title={states.gateTitle} text={states.gateText} acts={acts} isPage />
  }
  const said = sentencesOf(states, status, reasons.length > 0)
  if (status === 503) return <State icon="lock" title={said.title} text={said.text} code={status} isPage />
  const acts = (
    <>
      <LinkButton href={href('/')}>{states.toHome}</LinkButton>
      {catalogue && (
        <LinkButton look="line" href={catalogue.href}>
          {states.toCourses}
        </LinkButton>
      )}
    </>
  )
  const text = reasons.length > 0 ? reasons.join(' · ') : said.text
  return <State isLost={status === 404} title={said.title} text={text} code={status} acts={acts} isPage />
}

/** Returns the title of the browser tab for a status. */
export const titleOfStatus = ({ states }: Pick<Frame, 'states'>, status: number, isToldWhy: boolean) =>
  status === 401 ? states.gateTitle : sentencesOf(states, status, isToldWhy).title

/** If reasons are shown, the page does not say "no permission": a locked lesson opens later. */
const sentencesOf = (states: Frame['states'], status: number, isToldWhy: boolean) =>
  sentences(states)[isToldWhy && status === 403 ? 409 : status] ?? { title: states.errorTitle, text: states.errorText }

const sentences = (states: Frame['states']): Record<number, { title: string; text: string }> => ({
  400: { title: states.invalidTitle, text: states.invalidText },
  403: { title: states.forbiddenTitle, text: states.forbiddenText },
  404: { title: states.notFoundTitle, text: states.notFoundText },
  405: { title: states.noFormTitle, text: states.noFormText },
  409: { title: states.refusedTitle, text: states.invalidText },
  429: { title: states.tooOftenTitle, text: states.tooOftenText },
  503: { title: states.closedTitle, text: states.closedText },
})
