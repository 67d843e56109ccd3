import { AUTHORITY_REQUEST } from '@rep13/content';
import { MESSAGES, typedCode } from '@rep13/contracts-constants';
import { Form, FormEnd, requiredText, useForm } from '@rep13/ui';
import { CodeField, TypedInstead } from '@rep13/ui/mailed-code';
import { useLocation, useNavigate } from '@rep13/web-kit/router';

const TEXTS = AUTHORITY_REQUEST.over.code;
const RULES = { code: requiredText(MESSAGES.mailedCode) };

/** The code beside the link in our mails: typed here it is the key that the link would have brought. */
export function CodeForm({ wasWrong }: { wasWrong: boolean }) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const form = useForm({ name: 'request-code', initial: { code: '' }, rules: RULES });
  const use = ({ code }: { code: string }) =>
    void navigate({ pathname, hash: typedCode(code) }, { replace: true });
  return (
    <TypedInstead startsOpen={wasWrong}>
      <Form form={form} onSend={use}>
        <CodeField />
        <FormEnd
          button={TEXTS.action}
          busyButton={TEXTS.action}
          isSending={false}
          problem={wasWrong ? TEXTS.wrong : ''}
        />
      </Form>
    </TypedInstead>
  );
}
