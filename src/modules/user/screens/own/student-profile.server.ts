import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router'
import { isSignedIn } from '#platform/data/access/viewer.ts'
import { askedOf } from '#platform/http/request.server.ts'
import { action as actOnLogIn, loader as loadLogIn } from '../log-in.server.ts'
import { action as actOnProfile, loader as loadProfile } from './profile.server.ts'

const isIn = (args: Pick<LoaderFunctionArgs, 'context'>) => isSignedIn(askedOf(args).ctx.viewer)

/** The profile of the signed-in learner, and the login for everybody else (specification L84). */
export const loader = async (args: LoaderFunctionArgs) =>
  isIn(args)
    ? { shows: 'profile' as const, ...(await loadProfile(args)) }
    : { shows: 'log-in' as const, ...(await loadLogIn(args)) }

export const action = (args: ActionFunctionArgs) => (isIn(args) ? actOnProfile(args) : actOnLogIn(args))
