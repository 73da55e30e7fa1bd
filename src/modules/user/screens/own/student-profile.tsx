import { type MetaFunction, useLoaderData } from 'react-router'
import LogIn from '../log-in.tsx'
import Profile from './profile.tsx'
import type { loader } from './student-profile.server.ts'

export { action, loader } from './student-profile.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.title }]

/** A school's address for the profile, which is open: nobody in particular is shown the log-in. */
export default function StudentProfile() {
  return useLoaderData<typeof loader>().shows === 'profile' ? <Profile /> : <LogIn />
}
