import { href } from 'react-router'
import type { Context } from '#platform/context.ts'

/** The path of the user's profile page. Users from another system have the employee page (specification L33, L180). */
export const profileAt = ({ session }: Pick<Context, 'session'>) =>
  session?.mode === 'bypass' ? href('/user/employee') : href('/user/profile')
