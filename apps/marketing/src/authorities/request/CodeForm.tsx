import { MESSAGES, typedCode } from '@rep13/contracts-constants';
import { Form, FormEnd, requiredText, useForm } from '@rep13/ui';
import { CodeField, TypedInstead } from '@rep13/ui/mailed-code';
import { useLocation, useNavigate } from '@rep13/web-kit/router';
import { useTexts } from '../../language/useLanguage.ts';

const RULES = { code: requiredText(MESSAGES.mailedCode) };

/** The code beside the link in our mails: typed here it is the key that the link would have brought. */
export function CodeForm({ wasWrong }: { wasWrong: boolean }) {
  const { code } = useTexts().request.over;
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
          button={code.action}
          busyButton={code.action}
          isSending={false}
          problem={wasWrong ? code.wrong : ''}
        />
      </Form>
    </TypedInstead>
  );
}
