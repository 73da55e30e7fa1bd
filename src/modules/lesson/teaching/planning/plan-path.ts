import { href } from 'react-router'

/** The planning screen of a round; `view` opens a form, `plan` names a plan that was created. */
export const planPath = (roundID: string, more: Record<string, string> = {}): string =>
  `${href('/lesson/round/plan')}?${new URLSearchParams({ where: `roundID:is:${roundID}`, ...more })}`

/** The round that an address of the planning screen names; empty where it names none. */
export const roundAsked = (url: URL): string =>
  /^roundID:is:([0-9a-f]{24})$/.exec(url.searchParams.get('where') ?? '')?.[1] ?? ''
