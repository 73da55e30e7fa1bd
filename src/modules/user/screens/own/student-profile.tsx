import { lazy, Suspense } from 'react'
import { type MetaFunction, useLoaderData } from 'react-router'
import type { loader } from './student-profile.server.ts'

export { action, loader } from './student-profile.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData?.shows === 'log-in' ? loaderData.head : [{ title: loaderData?.title }]

const LogIn = lazy(() => import('../log-in.tsx'))
const Profile = lazy(() => import('./profile.tsx'))

/** The public profile URL of a school. Visitors see the login. */
export default function StudentProfile() {
  const { shows } = useLoaderData<typeof loader>()
  return <Suspense>{shows === 'profile' ? <Profile /> : <LogIn />}</Suspense>
}
