import { Modal, type ModalProps } from 'antd';

/** A dialog in the sizes of the desk: it stands outside of the page, which has them otherwise. */
export function Dialog({ children, ...rest }: ModalProps) {
  return (
    <Modal {...rest}>
      <div data-density="admin">{children}</div>
    </Modal>
  );
}
