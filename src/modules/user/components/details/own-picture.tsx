import { Form } from 'react-router'
import { Button } from '#ui/button/button.tsx'
import { FormColumn } from '#ui/field/form.tsx'
import { FileField } from '#ui/field/file-field.tsx'
import { Avatar } from '#ui/frame/avatar.tsx'

interface OwnPictureProps {
  picture: { url: string | null; initials: string; fields: Record<string, string | undefined> }
  words: Record<
    'picture' | 'choosePicture' | 'noPicture' | 'pictureChosen' | 'pictureHint' | 'sendPicture' | 'removePicture',
    string
  >
}

/** The picture of a person, and the two forms that change it; neither needs a script. */
export function OwnPicture({ picture, words }: OwnPictureProps) {
  return (
    <FormColumn>
      <Avatar initials={picture.initials} pictureUrl={picture.url} isLarge />
      <form method="post" action="/api/upload" encType="multipart/form-data">
        {Object.entries(picture.fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <FormColumn>
          <FileField
            {...{ name: 'file', label: words.picture, hint: words.pictureHint }}
            words={{ choose: words.choosePicture, none: words.noPicture, chosen: words.pictureChosen }}
            accept="image/png,image/jpeg,image/webp,image/gif"
          />
          <div>
            <Button type="submit" look="line" isSmall>
              {words.sendPicture}
            </Button>
          </div>
        </FormColumn>
      </form>
      {picture.url && (
        <Form method="post">
          <input type="hidden" name="intent" value="remove-picture" />
          <Button type="submit" look="quiet" isSmall>
            {words.removePicture}
          </Button>
        </Form>
      )}
    </FormColumn>
  )
}
