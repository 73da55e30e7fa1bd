import { Form, href } from 'react-router'
import { Button } from '#ui/button/button.tsx'

/** Logs out and goes to the home page. */
export function SignOutButton({ label }: { label: string }) {
  return (
    <Form method="post" action={`${href('/user/login')}?sign-out`}>
      <Button look="line" isSmall>
        {label}
      </Button>
    </Form>
  )
}
