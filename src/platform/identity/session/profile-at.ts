import { href } from 'react-router'
import type { Context } from '#platform/context.ts'

/** Where a person's own page lies: who came from another system has the employee's (specification L33, L180). */
export const profileAt = ({ session }: Pick<Context, 'session'>) =>
  session?.mode === 'bypass' ? href('/user/employee') : href('/user/profile')
