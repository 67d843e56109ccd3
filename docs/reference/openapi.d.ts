export interface paths {
    "/api/compliance-check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Submit a compliance check
         * @description The answer says whether a legal representative is needed.
         */
        post: operations["ComplianceCheckController_complete"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/signup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register a company
         * @description The signup belongs to this session from then on.
         */
        post: operations["SignupRegistrationController_register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/signup/resume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Go on with a signup in another browser
         * @description Not in a browser in which staff is signed in: it would be bound to a client when they have left. Refused with `onboarding.link-expired`, or `onboarding.account-already-activated` once the client has to sign in.
         */
        post: operations["SignupRegistrationController_resume"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/client/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign a client in
         * @description An account with a second factor is refused with `gateway.mfa-required`; the factor is to be shown within five minutes.
         */
        post: operations["ClientSignInController_login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/client/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign a client out */
        post: operations["ClientSignInController_logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/client/setup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set up a client's account with its first password
         * @description 200 when the account is active: from then on the client signs in, in this browser too. 202 when the owner was mailed a link to choose a password.
         */
        post: operations["ClientSignInController_setUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/client/login/second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the second factors that may be shown */
        get: operations["ClientSecondFactorSignInController_demanded"];
        put?: never;
        /**
         * Show the second factor by a code
         * @description A code of the authenticator app or a recovery code, each once; `gateway.invalid-credentials` for a wrong one.
         */
        post: operations["ClientSecondFactorSignInController_showCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/client/login/passkey/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Get the options for showing a passkey */
        post: operations["ClientSecondFactorSignInController_passkeyOptions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/client/login/passkey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Show the second factor by a passkey
         * @description `gateway.invalid-credentials` for a passkey of somebody else.
         */
        post: operations["ClientSecondFactorSignInController_showPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/client/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a link to reset a client's password
         * @description Always 202 and `{}`, whether the Client ID exists or not; 429 only to an address that asks too often itself.
         */
        post: operations["ClientResetController_request"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/client/reset/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reset a client's password
         * @description With the token out of the mail, once. Ends every session of the client, and makes the browser a known device: strangers who go on with wrong passwords don't keep it out.
         */
        post: operations["ClientResetController_confirm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/profile-changes/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm a new address with the token out of the mail that went there
         * @description Refused with `onboarding.link-expired` after seven days, or when the change was withdrawn or refused.
         */
        post: operations["AddressConfirmationController_confirm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/profile-changes/stop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stop a change of a mail address that staff made
         * @description With the token out of the mail that went to the contact before it. Refused with `onboarding.link-expired` after thirty days.
         */
        post: operations["AddressConfirmationController_stop"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign staff in
         * @description An account with a second factor is refused with `gateway.mfa-required`; the factor is to be shown within five minutes.
         */
        post: operations["AdminSignInController_login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign staff out */
        post: operations["AdminSignInController_logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/login/second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the second factors that may be shown */
        get: operations["AdminSecondFactorController_demanded"];
        put?: never;
        /**
         * Show the second factor by a code
         * @description A code of the authenticator app or a recovery code, each once; `gateway.invalid-credentials` for a wrong one.
         */
        post: operations["AdminSecondFactorController_showCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/login/passkey/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Get the options for showing a passkey */
        post: operations["AdminSecondFactorController_passkeyOptions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/login/passkey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Show the second factor by a passkey
         * @description `gateway.invalid-credentials` for a passkey of somebody else.
         */
        post: operations["AdminSecondFactorController_showPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ip": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the address that this request comes from */
        get: operations["IpController_ip"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the status of each service now */
        get: operations["StatusController_statuses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/status/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the status of 90 days, and the incidents */
        get: operations["StatusController_history"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/verify/{sha256}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find out by its SHA-256 whether we issued a document
         * @description Unknown is an answer: `known` is false. Refused with `gateway.too-many-attempts`.
         */
        get: operations["VerifyController_find"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Verify the signatures of a PDF
         * @description At most 10 MB, in the field `file` or as the body itself with the type `application/pdf`. It is read and not kept. Refused with `onboarding.file-too-large`.
         */
        post: operations["VerifyController_verify"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chat/ask": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask the assistant */
        post: operations["ChatController_ask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contact": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a message to support
         * @description Refused forms don't count: a sender may mend them as often as it takes.
         */
        post: operations["ContactController_send"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/csp-reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report violations of the Content-Security-Policy
         * @description As `application/csp-report` or `application/reports+json`, as the policy of our pages asks browsers for. Each violation is a line in the log, with fields of known form only. Anything else is taken and ignored.
         */
        post: operations["CspReportsController_report"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/remote-errors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report that a page shows an error card
         * @description The site does it by itself. Counted for ten minutes, each account and each network once; nothing of the visitor is kept. Refused with `gateway.too-many-attempts`.
         */
        post: operations["RemoteErrorsController_report"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/remote-errors/{remote}/{version}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get how many visitors saw an error card lately
         * @description In the last ten minutes, and how many of them were signed in. Refused with `gateway.too-many-attempts`, and with `gateway.not-found` for what is no name or no version.
         */
        get: operations["RemoteErrorsController_visitors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payments/{provider}/webhook": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take in a provider's webhook
         * @description Its signature, in the header that the provider names `<Provider>-Signature`, is made over the bytes of the body. Told again, it changes nothing. Refused with `onboarding.webhook-refused`, and with `gateway.not-found` where a provider can't be called so.
         */
        post: operations["ProviderEventsController_receive"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Look up mandates that began, at most five
         * @description `q` is a register number, a domain or web address, or at least four letters with which a company's name begins.
         */
        get: operations["RegisterController_search"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/register/{number}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get one mandate as everybody may know it
         * @description A number that nobody has and what is no number look alike.
         */
        get: operations["RegisterController_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/register/{number}/certificate.pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the certificate of appointment that is valid, as PDF
         * @description 410 from the end of the mandate on.
         */
        get: operations["RegisterDocumentsController_certificate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/register/{number}/appointment.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the appointment as JSON-LD */
        get: operations["RegisterDocumentsController_appointment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/register/{number}/appointment.jwt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the appointment as a credential that can be verified: a JWT
         * @description 410 from the end of the mandate on.
         */
        get: operations["RegisterDocumentsController_credential"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/badge/{number}.svg": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the badge of one mandate as SVG
         * @description For a number that nobody has it is grey.
         */
        get: operations["BadgeController_badge"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/.well-known/jwks.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the keys that credentials are verified with */
        get: operations["WellKnownController_keys"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/.well-known/dsa-representative.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get who the representative is and where its register is
         * @description The name of this file is our proposal, not registered.
         */
        get: operations["WellKnownController_representative"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/authority-requests/work": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the work to do before an order is filed
         * @description Find a number with which the SHA-256 of `<challenge>.<number>` begins with `bits` zero bits; good once, for two hours. With 0 bits there is none to do.
         */
        get: operations["AuthorityIntakeController_work"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/authority-requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * File an order of an authority
         * @description It is never refused for being incomplete: `missing` names what Article 9(2) or 10(2) DSA asks for and is not there. The work is looked at before the body is read; refused forms count apart. Refused with `gateway.intake-work-required`.
         */
        post: operations["AuthorityIntakeController_file"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/authority-requests/{reference}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get where a request of an authority stands, with what was written
         * @description Refused with `gateway.too-many-attempts`.
         */
        get: operations["AuthorityRequestsController_read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/authority-requests/{reference}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Write to us about a request, as its authority
         * @description Files that go with it are uploaded before.
         */
        post: operations["AuthorityRequestsController_write"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/authority-requests/{reference}/files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload a file to a request, as its authority
         * @description One file of 10 MB at most in the field `file`; its bytes decide what it is. Refused with `onboarding.file-too-large`, `onboarding.file-type-not-accepted`, `onboarding.file-active`, `onboarding.file-unreadable`, `onboarding.file-infected`, `onboarding.file-not-scanned`, `sla.ticket-closed`, `sla.ticket-files-full`.
         */
        post: operations["AuthorityRequestsController_upload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/authority-requests/{reference}/files/{fileId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a file that the authority sent or was sent
         * @description As an attachment. Refused with `gateway.too-many-attempts`.
         */
        get: operations["AuthorityRequestsController_download"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/authority-requests/{reference}/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm from the mailbox of the authority that a request is its own
         * @description With the code out of the receipt.
         */
        post: operations["AuthorityRequestsController_confirm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/authority-requests/{reference}/link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a new private link, mailed to the address of the request alone
         * @description Always 202 and `{}`, whether there is such a request or not, and whether one more is mailed; 429 only to an address that asks too often itself. The link of before is good until the new one is used.
         */
        post: operations["AuthorityRequestsController_renew"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/signup/{signupId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the own signup */
        get: operations["SignupController_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pay for the own signup
         * @description The first payment stays; a second call answers it again. A provider with a page of its own answers `redirectTo` instead, and its webhook pays.
         */
        post: operations["PaymentController_complete"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payment/{signupId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get how the fee of the own signup is paid, and whether it is
         * @description 404 for a `session` that is not this signup's.
         */
        get: operations["PaymentController_state"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/legal-agreement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign the agreement
         * @description The first signature stays; a second call answers it again.
         */
        post: operations["LegalAgreementController_sign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/legal-agreement/{signupId}/draft": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the agreement's text, filled in */
        get: operations["LegalAgreementController_draft"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/legal-agreement/{signupId}/details-to-publish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get what a signed client publishes about its representative, ready to paste */
        get: operations["LegalAgreementController_detailsToPublish"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/legal-agreement/{signupId}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the signed agreement as PDF */
        get: operations["LegalAgreementController_pdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/provider-information": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Submit the provider information */
        post: operations["ProviderInformationController_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/provider-information/{signupId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the provider information */
        get: operations["ProviderInformationController_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Replace the provider information
         * @description Every field again; a signup id in the body must be that of the address.
         */
        patch: operations["ProviderInformationController_update"];
        trace?: never;
    };
    "/api/provider-information/{signupId}/files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload a file to the provider information
         * @description One file of 10 MB at most in the field `file`; its bytes decide what it is. The same bytes under the same name answer the same file again. Refused with `onboarding.file-too-large`, `onboarding.file-type-not-accepted`, `onboarding.file-active`, `onboarding.file-unreadable`, `onboarding.file- infected`, `onboarding.file-not-scanned`, `onboarding.file-quota-reached`, `onboarding.file-quota-before-setup`, `onboarding.upload-incomplete`, `onboarding.account-suspended`.
         */
        post: operations["ProviderInformationFilesController_upload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/provider-information/{signupId}/files/{fileId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a file of the provider information
         * @description As an attachment under its own name: nothing of it is ever shown on our pages.
         */
        get: operations["ProviderInformationFilesController_download"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/client/user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the client who is signed in */
        get: operations["ClientController_user"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/client/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the registered particulars of the own company */
        get: operations["ClientController_profile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/client/agreement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the own agreement
         * @description `null` as long as nothing is signed.
         */
        get: operations["ClientController_agreement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/client/mandate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get where the own mandate stands */
        get: operations["ClientController_mandate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/client/designation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the letters about the own mandate, newest first */
        get: operations["ClientDesignationController_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/client/designation/sign": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign the letter that waits
         * @description 404 when none does, 409 when another text was shown.
         */
        post: operations["ClientDesignationController_sign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/client/designation/{id}/letter.pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a letter about the own mandate as PDF
         * @description Signed if it is; else to be signed by hand.
         */
        get: operations["ClientDesignationController_letter"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/client/designation/{id}/letter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload the letter that waits, signed by hand or elsewhere
         * @description A PDF of at most 10 MB in the field `file`; 404 when this letter does not wait any more. Refused with `onboarding.file-too-large`.
         */
        post: operations["ClientDesignationController_upload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/client/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the own password
         * @description Ends every other session of this client. Tries of the current password count with those at the sign-in.
         */
        post: operations["ClientPasswordController_change"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/client/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the sessions of the own account
         * @description The one that asks first, then the latest used; 100 at most.
         */
        get: operations["ClientSessionsController_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/client/sessions/others": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** End every session but the one that asks */
        delete: operations["ClientSessionsController_endOthers"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/client/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * End one session
         * @description `ended` is 0 if it was over already; `gateway.not-found` for what is no session id.
         */
        delete: operations["ClientSessionsController_end"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/client/step-up": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Enter the own password again
         * @description A wrong password counts as one at the sign-in, and locks the account as there: `onboarding.account-locked`.
         */
        post: operations["ClientStepUpController_prove"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/client/second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get one's own second factors */
        get: operations["ClientSecondFactorController_read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/client/second-factor/app/key": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get a key for an authenticator app
         * @description Another key each time; it counts once `POST …/app` was given a code of it. `gateway.mfa-exists` where there is an app.
         */
        post: operations["ClientSecondFactorController_offerKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/client/second-factor/app": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add the authenticator app that the last key was given to
         * @description `gateway.mfa-exists` where there is an app.
         */
        post: operations["ClientSecondFactorController_addApp"];
        /**
         * Remove the authenticator app
         * @description Changes nothing where there is none.
         */
        delete: operations["ClientSecondFactorController_removeApp"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/client/second-factor/passkeys/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get the options for making a passkey
         * @description They are good for one, in this session.
         */
        post: operations["ClientSecondFactorController_passkeyOptions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/client/second-factor/passkeys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add a passkey */
        post: operations["ClientSecondFactorController_addPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/client/second-factor/passkeys/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a passkey
         * @description Changes nothing where it is gone already.
         */
        delete: operations["ClientSecondFactorController_removePasskey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/client/second-factor/recovery-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replace the recovery codes
         * @description The answer is the only place where they can be read. `gateway.mfa-missing` without a factor that they could stand in for.
         */
        post: operations["ClientSecondFactorController_makeCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/client/profile-changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the own change that is open, and how the last one ended */
        get: operations["ClientProfileChangesController_get"];
        put?: never;
        /**
         * Change the own particulars
         * @description What is said of the company waits for our staff, a new mail address for whoever reads what we send there; all of it is made at once. Refused with `onboarding.profile-change-open` while another waits.
         */
        post: operations["ClientProfileChangesController_ask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/client/profile-changes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Withdraw the own change
         * @description Refused with `onboarding.profile-change-decided` once it was decided.
         */
        delete: operations["ClientProfileChangesController_withdraw"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/client/publication": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get whether the own website says who the representative is, with the last ten checks */
        get: operations["PublicationController_get"];
        /**
         * Name the page that says it, on the domain of the registered website
         * @description It is read at once, which counts as a check.
         */
        put: operations["PublicationController_namePage"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/client/publication/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Have the own website read now, six times an hour at most
         * @description The answer says `isChecking` until that is done.
         */
        post: operations["PublicationController_check"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/client/sla-tickets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the own tickets, newest first
         * @description `cursor` is the id of the last row seen.
         */
        get: operations["ClientTicketsController_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/client/sla-tickets/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get one of the own tickets, with what the order says and what was written */
        get: operations["ClientTicketsController_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/client/sla-tickets/{id}/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say that an order was read
         * @description Nobody else is called about it then; once said, it stays.
         */
        post: operations["ClientTicketsController_read"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/client/sla-tickets/{id}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer about an order
         * @description Files that go with it are uploaded before.
         */
        post: operations["ClientTicketsController_write"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/client/sla-tickets/{id}/files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload a file for the next answer
         * @description One file of 10 MB at most in the field `file`; its bytes decide what it is. Refused with `onboarding.file-too-large`, `onboarding.file-type-not-accepted`, `onboarding.file-active`, `onboarding.file-unreadable`, `onboarding.file-infected`, `onboarding.file-not-scanned`, `sla.ticket-closed`, `sla.ticket-files-full`.
         */
        post: operations["ClientTicketsController_upload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/client/sla-tickets/{id}/files/{fileId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a file of one of the own tickets
         * @description As an attachment: nothing of it is ever shown on our pages.
         */
        get: operations["ClientTicketsController_download"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/client/response-times": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get how fast the own orders of the last 90 days were acknowledged */
        get: operations["ClientResponseTimesController_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/client/timeline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List what has happened to the own account, newest first */
        get: operations["TimelineController_timeline"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/client/billing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get whom the own invoices are for
         * @description As registered, until it was said.
         */
        get: operations["ClientBillingController_billing"];
        /**
         * Say whom the own invoices are for
         * @description Those that are issued stay as they are; payments that wait for it get theirs.
         */
        put: operations["ClientBillingController_change"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/client/invoices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the own invoices and credit notes, newest first */
        get: operations["ClientBillingController_invoices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/client/invoices/{number}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get one of the own invoices as PDF
         * @description 404 also while it is being made, for some seconds.
         */
        get: operations["ClientBillingController_pdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/client/subscription": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the own subscription, and what a cancellation would mean now
         * @description `null` as long as nothing is paid.
         */
        get: operations["ClientSubscriptionController_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/client/cancellation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End the agreement on the day that was shown
         * @description No further fee is charged, and the mandate follows.
         */
        post: operations["ClientSubscriptionController_cancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/client/refund": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask the first year's fee back, within 30 days after paying it
         * @description The agreement ends today.
         */
        post: operations["ClientSubscriptionController_refund"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/client/card": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Get the provider's page where the card is changed and what is owed is paid */
        post: operations["ClientSubscriptionController_card"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/client/transfer-file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get everything that the next representative needs to know, as one file to take along */
        get: operations["TransferFileController_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the member of staff who is signed in */
        get: operations["AdminAccountController_user"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the own password
         * @description Ends every other session of this admin. The current password can be guessed at no more often than at the sign-in.
         */
        post: operations["AdminAccountController_changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the sessions of the own account
         * @description The one that asks first, then the latest used; 100 at most.
         */
        get: operations["AdminSessionsController_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/sessions/others": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** End every session but the one that asks */
        delete: operations["AdminSessionsController_endOthers"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * End one session
         * @description `ended` is 0 if it was over already; `gateway.not-found` for what is no session id.
         */
        delete: operations["AdminSessionsController_end"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/step-up": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Ask whether the step-up lasts a minute more
         * @description For use before a download, whose refusal nobody would see.
         */
        get: operations["AdminStepUpController_check"];
        put?: never;
        /**
         * Enter the own password again
         * @description A wrong password counts as one at the sign-in.
         */
        post: operations["AdminStepUpController_prove"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get one's own second factors */
        get: operations["SecondFactorController_read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/second-factor/app/key": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get a key for an authenticator app
         * @description Another key each time; it counts once `POST …/app` was given a code of it. `gateway.mfa-exists` where there is an app.
         */
        post: operations["SecondFactorController_offerKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/second-factor/app": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add the authenticator app that the last key was given to
         * @description `gateway.mfa-exists` where there is an app.
         */
        post: operations["SecondFactorController_addApp"];
        /**
         * Remove the authenticator app
         * @description Changes nothing where there is none.
         */
        delete: operations["SecondFactorController_removeApp"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/second-factor/passkeys/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get the options for making a passkey
         * @description They are good for one, in this session.
         */
        post: operations["SecondFactorController_passkeyOptions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/second-factor/passkeys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add a passkey */
        post: operations["SecondFactorController_addPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/second-factor/passkeys/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a passkey
         * @description Changes nothing where it is gone already.
         */
        delete: operations["SecondFactorController_removePasskey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/second-factor/recovery-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replace the recovery codes
         * @description The answer is the only place where they can be read. `gateway.mfa-missing` without a factor that they could stand in for.
         */
        post: operations["SecondFactorController_makeCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/compliance-checks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List compliance checks, newest first
         * @description `cursor` is the id of the last row seen.
         */
        get: operations["AdminListsController_complianceChecks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/signups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List signups, newest first
         * @description `cursor` is the id of the last row seen.
         */
        get: operations["AdminListsController_signups"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/audit-logs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the audit log, newest first
         * @description `cursor` is the id of the last row seen.
         */
        get: operations["AdminListsController_auditLogs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/compliance-checks/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export compliance checks as CSV
         * @description All rows that the filters leave.
         */
        get: operations["ExportsController_complianceChecks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/signups/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export signups as CSV
         * @description All rows that the filters leave.
         */
        get: operations["ExportsController_signups"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/sla-tickets/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export tickets as CSV
         * @description All rows that the filters leave.
         */
        get: operations["ExportsController_tickets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/audit-logs/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export the audit log as CSV
         * @description All rows that the filters leave.
         */
        get: operations["ExportsController_auditLogs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/emails/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export the email log as CSV
         * @description All rows that the filters leave.
         */
        get: operations["ExportsController_emails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/invoices/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export invoices and credit notes as CSV, for the bookkeeper
         * @description All rows that the filters leave.
         */
        get: operations["ExportsController_invoices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/totals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the totals of every list
         * @description What a service that is away would say is `null`.
         */
        get: operations["TotalsController_totals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/statistics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the figures of the charts, day by day
         * @description What a service that is away would say is `null`.
         */
        get: operations["StatisticsController_statistics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/sla-tickets/pulse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find out whether anything has happened to any ticket
         * @description Cheap: a page that is open asks every few seconds.
         */
        get: operations["TicketDeskController_pulse"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/sla-tickets/calendar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what is due in a time, the earliest first
         * @description At most 62 days and 500 entries.
         */
        get: operations["TicketDeskController_calendar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/sla-tickets/{id}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Write to the client or the authority about a ticket */
        post: operations["TicketConversationController_write"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/sla-tickets/{id}/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the notes that staff has made about a ticket, oldest first */
        get: operations["TicketConversationController_notes"];
        put?: never;
        /** Note something about a ticket for staff alone */
        post: operations["TicketConversationController_note"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/sla-tickets/{id}/files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload a file for the next message of staff
         * @description One file of 10 MB at most in the field `file`; its bytes decide what it is. Refused with `onboarding.file-too-large`, `onboarding.file-type-not-accepted`, `onboarding.file-active`, `onboarding.file-unreadable`, `onboarding.file-infected`, `onboarding.file-not-scanned`, `sla.ticket-closed`, `sla.ticket-files-full`.
         */
        post: operations["TicketFilesController_upload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/sla-tickets/{id}/files/{fileId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a file of a ticket
         * @description As an attachment: nothing of it is ever shown on our pages.
         */
        get: operations["TicketFilesController_download"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/sla-tickets/{id}/assign": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say who works on a ticket
         * @description An active caseworker or admin; `null`: nobody. Refused with `gateway.validation-failed`.
         */
        post: operations["TicketWorkController_assign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/sla-tickets/{id}/deadline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say by when the authority wants its answer
         * @description `null`: it named no time. Refused with `sla.ticket-closed`.
         */
        post: operations["TicketWorkController_setDeadline"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/sla-tickets/{id}/classify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say what kind of order it is
         * @description What is absent stays.
         */
        post: operations["TicketWorkController_classify"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/sla-tickets/{id}/match": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Say which client an order is about */
        post: operations["TicketWorkController_match"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/sla-tickets/{id}/mark-spam": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark a request as spam that no authority has sent
         * @description Its ticket is closed.
         */
        post: operations["TicketWorkController_markSpam"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/sla-tickets/{id}/call-back": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Note that the authority was called back at the number of the directory, and what it said */
        post: operations["TicketWorkController_callBack"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/sla-tickets/{id}/lift-do-not-inform": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Let the client be told of an order
         * @description 202 if somebody else has to agree, and nothing is done yet; with `breakGlass` it is done at once. Refused with `gateway.not-found`, `sla.ticket-changed`.
         */
        post: operations["TicketWorkController_liftDoNotInform"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/sla-tickets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List tickets, newest first or what is due next */
        get: operations["SlaTicketsController_list"];
        put?: never;
        /** Open a ticket for an authority's order */
        post: operations["SlaTicketsController_open"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/sla-tickets/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a ticket with its history and what may be done next
         * @description Its `ETag` is the version for `If-Match`.
         */
        get: operations["SlaTicketsController_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/sla-tickets/{id}/{action}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move a ticket on
         * @description `acknowledge`, `forward`, `start`, `ask-authority`, `resume`, `respond` or `close`; 409 if it is not its turn. 202 if somebody else has to agree, to closing a critical order and to refusing one, and nothing is done yet; with `breakGlass` it is done at once. Refused with `gateway.not-found`, `gateway.validation-failed`, `sla.ticket-move-not-allowed`, `sla.ticket-changed`, `sla.ticket-not-replied`, `sla.client-not-to-be-informed`, `sla.client-unknown`.
         */
        post: operations["SlaTicketsController_move"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/held-requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the requests that wait for staff, oldest first */
        get: operations["HeldRequestsController_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/held-requests/{id}/release": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a request that waits
         * @description Its ticket is opened, and its clock runs from when it came.
         */
        post: operations["HeldRequestsController_release"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/held-requests/{id}/discard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Throw a request away that waits
         * @description It stays known as spam.
         */
        post: operations["HeldRequestsController_discard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/authorities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the authorities of the directory by name */
        get: operations["AuthoritiesController_list"];
        /** Add an authority to the directory, or correct the one that has this domain */
        put: operations["AuthoritiesController_keep"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/authorities/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Take an authority out of the directory */
        delete: operations["AuthoritiesController_remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/response-times": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get how fast orders were acknowledged
         * @description Of all, and by authority, Member State and client; of 90 days if not asked.
         */
        get: operations["ResponseTimesController_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/response-times/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export how fast orders were acknowledged as CSV
         * @description A row for each group.
         */
        get: operations["ResponseTimesController_export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/approvals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the steps that take two
         * @description What is open first, then the latest; 200 at most.
         */
        get: operations["ApprovalsController_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/approvals/{id}/grant": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Agree to a step that somebody else asked for
         * @description It is done as it was asked, in the name of who agrees; what the service says to it is answered, and the request stays open. Refused with `gateway.not-found`, `gateway.own-approval`, `gateway.dependent-approval`, `gateway.approval-decided`, `gateway.idempotency-key-in-use` while somebody else is agreeing, `gateway.step-up-required`, `gateway.validation-failed`, `sla.ticket-move-not-allowed`, `sla.ticket-changed`, `sla.ticket-not-replied`, `agreements.mandate-not-in-force`, `agreements.mandate-over`, `onboarding.profile-change-open`.
         */
        post: operations["ApprovalsController_grant"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/approvals/{id}/refuse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Refuse a step that somebody asked for, or take the own request back
         * @description Refused with `gateway.not-found`, `gateway.approval-decided`.
         */
        post: operations["ApprovalsController_refuse"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/colleagues": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List everybody of the staff by name
         * @description No addresses.
         */
        get: operations["ColleaguesController_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/on-call": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Name who is called first about what nobody works on
         * @description `null`: nobody.
         */
        put: operations["ColleaguesController_putOnCall"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/saved-views": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the own saved views */
        get: operations["SavedViewsController_list"];
        /**
         * Replace the own saved views, all of them
         * @description 30 at most.
         */
        put: operations["SavedViewsController_replace"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the members of staff */
        get: operations["AdminUsersController_list"];
        put?: never;
        /**
         * Add a member of staff
         * @description The one-time password is in this answer only, so an idempotency key cannot repeat it. `gateway.admin-user-exists` for a name or an address that somebody has already.
         */
        post: operations["AdminUsersController_add"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change the role of a member of staff
         * @description `gateway.not-found`, `gateway.last-admin`, `gateway.own-account`.
         */
        patch: operations["AdminUsersController_changeRole"];
        trace?: never;
    };
    "/api/admin/users/{id}/deactivate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Deactivate a member of staff
         * @description Signs them out everywhere at once, and ends what they asked a second person for. `gateway.not-found`, `gateway.last-admin`, `gateway.own-account`.
         */
        post: operations["AdminUsersController_deactivate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users/{id}/reactivate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reactivate a member of staff
         * @description With the password and the role from before. `gateway.not-found`.
         */
        post: operations["AdminUsersController_reactivate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users/{id}/reset-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replace the password of a member of staff by a one-time password
         * @description Signs them out everywhere at once. `gateway.not-found`, `gateway.own-account`.
         */
        post: operations["AdminUsersController_resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users/{id}/second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove the second factors of a member of staff
         * @description Signs them out everywhere; from then on their password alone lets them in. They get a mail. `gateway.not-found` for nobody, `gateway.own-account` for oneself. Changes nothing where there is nothing to remove.
         */
        delete: operations["StaffSecondFactorController_remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/clients/{signupId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get one client: account, agreement and number of open tickets */
        get: operations["ClientsController_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/clients/{signupId}/suspend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Suspend a client
         * @description The client may go on to sign in and read. 409 if suspended already.
         */
        post: operations["ClientsController_suspend"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/clients/{signupId}/reactivate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reactivate a suspended client
         * @description 409 if not suspended.
         */
        post: operations["ClientsController_reactivate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/clients/{signupId}/second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove the second factors of a client
         * @description Signs the client out everywhere; from then on the password alone lets them in. They get a mail. Changes nothing where there is nothing to remove.
         */
        delete: operations["ClientsSecondFactorController_remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/emails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the email log
         * @description One line for each try, newest first.
         */
        get: operations["EmailsController_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/emails/{id}/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a mail again
         * @description 409 while we are still trying, and if what the mail says no longer holds.
         */
        post: operations["EmailsController_resend"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/dead-letters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the dead letters of all services
         * @description Newest first. Services that do not answer are named in `X-Unavailable- Services`.
         */
        get: operations["DeadLettersController_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/dead-letters/{service}/{id}/redrive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Handle a dead letter again
         * @description `gateway.not-found`, or `gateway.redrive-failed` if it fails again.
         */
        post: operations["DeadLettersController_redrive"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/contact-messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the messages of the contact form
         * @description Newest first. `search` looks into name, email, company and subject.
         */
        get: operations["ContactMessagesController_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/incidents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the incidents of the last 90 days, newest first */
        get: operations["IncidentsController_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/incidents/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Describe an incident
         * @description What everybody reads about it on the status page. `gateway.not-found`.
         */
        patch: operations["IncidentsController_describe"];
        trace?: never;
    };
    "/api/admin/releases": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the releases of remotes, previews, stops and roll-backs too
         * @description Newest first.
         */
        get: operations["ReleasesController_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/retention": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get what is kept for how long, and what the next run would delete
         * @description Nothing is deleted by asking. Services that do not answer are named.
         */
        get: operations["RetentionController_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/legal-holds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List legal holds
         * @description Those in force first, each newest first; 200 at most.
         */
        get: operations["LegalHoldsController_list"];
        put?: never;
        /**
         * Set a legal hold on a client
         * @description From the answer on nothing of the client is deleted.
         */
        post: operations["LegalHoldsController_set"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/legal-holds/{id}/lift": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Lift a legal hold
         * @description Safe to repeat: who lifted it first stays.
         */
        post: operations["LegalHoldsController_lift"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/clients/{signupId}/mandate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get one client's mandate
         * @description `null` as long as nothing is signed or paid.
         */
        get: operations["MandatesController_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/mandates/{registerNumber}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the client whose mandate has this number
         * @description Refused with `gateway.not-found`.
         */
        get: operations["MandatesController_clientOf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/mandates/{registerNumber}/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End a mandate on a day, or correct the day
         * @description 409 if the mandate is not in force. 202 if somebody else has to agree, and nothing is done yet; with `breakGlass` it is done at once. Refused with `gateway.validation-failed`, `gateway.not-found`, `agreements.mandate-not-in-force`, `agreements.mandate-over`.
         */
        post: operations["MandatesController_end"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/designations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List letters to coordinators
         * @description Oldest first: those in one state, or all that something is to be done about; 200 at most.
         */
        get: operations["DesignationsController_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/designations/{id}/letter.pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a letter as PDF: as it goes to the coordinator */
        get: operations["DesignationsController_letter"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/designations/{id}/{move}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move a letter on
         * @description `send` has it mailed; `record-sent`, `record-acknowledgement` and `return` record what was done by hand. 409 if it is not its turn, or nobody has confirmed an address to mail it to.
         */
        post: operations["DesignationsController_move"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/coordinators": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the coordinators of all Member States, and the mail addresses that somebody has confirmed */
        get: operations["CoordinatorsController_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/coordinators/{state}/address": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Confirm where a coordinator takes letters by mail
         * @description Only then can a letter be mailed.
         */
        put: operations["CoordinatorsController_confirm"];
        post?: never;
        /** Withdraw the address of a coordinator: its letters go by hand again */
        delete: operations["CoordinatorsController_withdraw"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/clients/{signupId}/publication": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get whether one client's website says who the representative is, with the last ten checks */
        get: operations["ClientPublicationController_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/clients/{signupId}/publication/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm by hand that it does, for a page that shows nothing to a program
         * @description 409 if no mandate is in force.
         */
        post: operations["ClientPublicationController_confirm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/profile-changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the changes that are open, the oldest first */
        get: operations["ProfileChangesController_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/clients/{signupId}/profile-changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get one client's change that is open, and how the last one ended */
        get: operations["ProfileChangesController_ofClient"];
        put?: never;
        /**
         * Change a client's particulars on its behalf
         * @description A mail address takes somebody else who agrees: 202, and nothing is done yet. Then it waits for the new mailbox, and until the legal contact before it had 72 hours to stop it.
         */
        post: operations["ProfileChangesController_ask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/profile-changes/{id}/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept what a change says of the company
         * @description 409 once it was decided.
         */
        post: operations["ProfileChangesController_accept"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/profile-changes/{id}/refuse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Refuse a change, and tell the client why
         * @description 409 once it was decided.
         */
        post: operations["ProfileChangesController_refuse"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/money": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get what came in, what is due and what is owed
         * @description Demo payments are not in it.
         */
        get: operations["PaymentsController_figures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List payments, newest first */
        get: operations["PaymentsController_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/payments/{id}/refund": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give a fee back, whole
         * @description Later than 30 days after it was paid somebody else has to agree: 202, and nothing is done yet; with `breakGlass` it is done at once.
         */
        post: operations["PaymentsController_refund"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/invoices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List invoices and credit notes, newest first */
        get: operations["InvoicesController_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/invoices/{number}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get an invoice as PDF */
        get: operations["InvoicesController_pdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/billing-tasks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what has to be settled about money
         * @description Newest first; `open=true` leaves out what is settled.
         */
        get: operations["BillingController_tasks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/billing-tasks/{id}/done": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say how a task was settled
         * @description 409 once somebody has said so.
         */
        post: operations["BillingController_finish"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/clients/{signupId}/billing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get whom a client's invoices are for */
        get: operations["BillingController_billing"];
        /**
         * Say whom a client's invoices are for
         * @description Payments that wait for it get theirs.
         */
        put: operations["BillingController_change"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/clients/{signupId}/subscription": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a client's subscription
         * @description `null` as long as nothing is paid.
         */
        get: operations["BillingController_subscription"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description Asked at the moment of sending. Errors: `gateway.not-found`. */
        GetStaffAddressee: {
            adminUserId: number;
        };
        /** @description Who is called about a ticket: who works on it, else who is on call, else nobody (null) and so staff's mailbox. An inactive member of staff is passed over. */
        GetTicketAddressee: {
            assigneeId?: number;
        };
        /** @description `POST /api/compliance-check`: the three answers and who gave them. */
        ComplianceCheckBody: {
            companyName: string;
            /** Format: email */
            email: string;
            /** @description Based outside the EU/EEA? */
            question1: boolean;
            /** @description Accessible by EU users? */
            question2: boolean;
            /** @description Collects data, shows user content or processes EU user interactions? */
            question3: boolean;
            /** @description Accepted because the spec sends it, never believed: the service computes it again. */
            requiresLegalRep?: boolean;
        };
        /** @description `POST /api/signup`. */
        SignupBody: {
            companyName: string;
            /** @enum {unknown} */
            consentConfirmed: true;
            /** @enum {unknown} */
            contactUpdateAcknowledged: true;
            /** @description Accepted because the spec sends it; the service sets its own. */
            contractVersion?: string;
            /** @enum {unknown} */
            countryOfIncorporation: "Albania" | "Algeria" | "Andorra" | "Argentina" | "Armenia" | "Australia" | "Azerbaijan" | "Bahamas" | "Bahrain" | "Bangladesh" | "Barbados" | "Belize" | "Bermuda" | "Bolivia" | "Bosnia and Herzegovina" | "Brazil" | "British Virgin Islands" | "Cambodia" | "Canada" | "Cayman Islands" | "Chile" | "China" | "Colombia" | "Costa Rica" | "Dominican Republic" | "Ecuador" | "Egypt" | "El Salvador" | "Georgia" | "Ghana" | "Guatemala" | "Hong Kong" | "India" | "Indonesia" | "Israel" | "Jamaica" | "Japan" | "Jordan" | "Kazakhstan" | "Kenya" | "Kuwait" | "Malaysia" | "Mauritius" | "Mexico" | "Moldova" | "Monaco" | "Mongolia" | "Montenegro" | "Morocco" | "New Zealand" | "Nigeria" | "North Macedonia" | "Oman" | "Pakistan" | "Panama" | "Paraguay" | "Peru" | "Philippines" | "Qatar" | "Saudi Arabia" | "Serbia" | "Seychelles" | "Singapore" | "South Africa" | "South Korea" | "Sri Lanka" | "Switzerland" | "Taiwan" | "Thailand" | "Tunisia" | "Türkiye" | "Ukraine" | "United Arab Emirates" | "United Kingdom" | "United States" | "Uruguay" | "Vietnam" | "Other";
            /** Format: email */
            escalationContactEmail?: string;
            escalationContactName?: string;
            fbclid?: string;
            gclid?: string;
            landing_page?: string;
            /** Format: email */
            legalContactEmail: string;
            legalContactName: string;
            /** @enum {unknown} */
            privacyAccepted: true;
            referrer?: string;
            registeredAddress: string;
            registrationNumber?: string;
            /** @enum {unknown} */
            termsAccepted: true;
            utm_campaign?: string;
            utm_content?: string;
            utm_medium?: string;
            utm_source?: string;
            utm_term?: string;
            websiteUrl: string;
        };
        /** @description `POST /api/signup/resume`: a token out of one of our mails. */
        MailedTokenBody: {
            token: string;
        };
        /** @description `POST /api/client/login`. */
        ClientSignInBody: {
            clientId: string;
            password: string;
        };
        /** @description `POST /api/client/setup`: the client's first password, from the signup's own session or with a mailed token. From anybody else the password is forgotten, and the owner is mailed a link to choose one. */
        ClientSetupBody: {
            clientId: string;
            password: string;
            token?: string;
        };
        /** @description `POST /api/{admin,client}/login/second-factor`: six digits of the app, or a recovery code; blanks and hyphens don't count. */
        SecondFactorCodeBody: {
            code: string & unknown;
        };
        /** @description `POST /api/{admin,client}/login/passkey`: what the browser answered to the options. */
        PasskeyAnswerBody: {
            answer: Record<string, never>;
        };
        /** @description `POST /api/client/reset`: a link to a new password, mailed to the legal contact. */
        ClientResetBody: {
            clientId: string;
        };
        /** @description `POST /api/client/reset/confirm`: the new password, with the token out of the mail. */
        ClientResetConfirmBody: {
            password: string;
            token: string;
        };
        /** @description `POST /api/admin/login`. */
        AdminSignInBody: {
            password: string;
            username: string;
        };
        /** @description `POST /api/chat/ask`: what a visitor asks the assistant. Kept nowhere. */
        AskAssistantBody: {
            /** @description What the conversation was about so far; helps to find passages, never changes a rule. */
            context?: string;
            question: string;
        };
        /** @description `POST /api/contact`: the contact page's form. */
        ContactMessageBody: {
            company: string;
            /** Format: email */
            email: string;
            /** @description May have several lines. */
            message: string;
            name: string;
            subject: string;
        };
        /** @description `POST /api/remote-errors`: the shell shows an error card in the place of a remote's page. Nothing of who sees it. */
        RemoteErrorBody: {
            /** @enum {unknown} */
            kind: "load" | "contract" | "render";
            remote: string;
            version: string;
        };
        /** @description `POST /api/authority-requests`: an order or a question of an authority. It is never refused for being incomplete; the answer names what Article 9(2) or 10(2) DSA asks for and is not there. */
        AuthorityRequestBody: {
            authorityName: string;
            /**
             * Format: date-time
             * @description By when the authority wants its answer.
             */
            deadlineAt?: string;
            /** @description The client must not hear of it until two of our staff have lifted that. */
            doNotInform?: boolean;
            /** @description Who is to be told of the effect, where that is another authority. */
            effectTo?: string;
            /**
             * Format: email
             * @description Where the receipt goes, and every word that there is something to read.
             */
            email: string;
            /** @description Whom the information is about, Article 10(2)(a)(iii) DSA. */
            identifiers?: string[];
            /** @enum {unknown} */
            kind: "act" | "information" | "general";
            /** @description The language the order is written in. */
            language?: string;
            legalBasis?: string;
            /**
             * @description By English name or ISO code; `European Union` for its own authorities.
             * @enum {unknown}
             */
            memberState?: "Austria" | "Belgium" | "Bulgaria" | "Croatia" | "Cyprus" | "Czechia" | "Denmark" | "Estonia" | "Finland" | "France" | "Germany" | "Greece" | "Hungary" | "Ireland" | "Italy" | "Latvia" | "Lithuania" | "Luxembourg" | "Malta" | "Netherlands" | "Poland" | "Portugal" | "Romania" | "Slovakia" | "Slovenia" | "Spain" | "Sweden" | "European Union";
            officerName?: string;
            /** @description The authority's own number of the matter. */
            ownReference?: string;
            phone?: string;
            reasons?: string;
            redress?: string;
            scope?: string;
            /** @description Which company or service it is about: a register number, a domain or a name. */
            target: string;
            /** @description Where the content is, Article 9(2)(a)(iv) DSA. */
            urls?: string[];
        };
        /** @description `POST /api/client/sla-tickets/{id}/messages`, `POST /api/authority-requests/{reference}/messages`. */
        TicketMessageBody: {
            body: string;
            /** @description Files that were uploaded before, to go with it. */
            fileIds?: string[];
        };
        /** @description `POST /api/authority-requests/{reference}/confirm`: with the code out of the receipt. */
        ConfirmSenderBody: {
            code: string;
        };
        /** @description `POST /api/payment`: pay the yearly fee of one signup. */
        PaymentBody: {
            /** @description Who the invoice is for: needed by every provider that moves money, until it was said once. */
            billing?: {
                address: string;
                businessProof: string;
                legalName: string;
                taxId: string;
                /** @enum {unknown} */
                taxIdType: "company-number" | "tax-number" | "vat-number";
            };
            signupId: number;
        };
        /** @description `POST /api/legal-agreement`. What the browser claims beside the signature is accepted and not believed. */
        SignAgreementBody: {
            /** @description The server allocates the number. */
            agreementNumber?: string;
            /** @description Kept as claimed beside the observed address. */
            clientIpAddress?: string;
            clientSignature: string;
            /** @enum {unknown} */
            clientSignatureType: "typed";
            pdfGenerated?: unknown;
            /** @description The server's own clock counts. */
            signedAt?: unknown;
            /** @description What the signer is in the company: "director", "general counsel". The screen asks for it, other callers may not. */
            signerTitle?: string;
            signupId: number;
            /** @description Checksum of the text that was shown; when the text is another one by now, nothing is signed. */
            textSha256?: string;
        };
        /** @description `POST /api/provider-information`. */
        ProviderInformationBody: {
            /** Format: uuid */
            contentPolicyUpload?: string;
            /** Format: uri */
            contentPolicyUrl?: string;
            euMarketsServed: ("Austria" | "Belgium" | "Bulgaria" | "Croatia" | "Cyprus" | "Czechia" | "Denmark" | "Estonia" | "Finland" | "France" | "Germany" | "Greece" | "Hungary" | "Ireland" | "Italy" | "Latvia" | "Lithuania" | "Luxembourg" | "Malta" | "Netherlands" | "Poland" | "Portugal" | "Romania" | "Slovakia" | "Slovenia" | "Spain" | "Sweden")[];
            incidentResponsePlan: string;
            serviceDescription: string;
            signupId: number;
            supportLanguages: ("Bulgarian" | "Croatian" | "Czech" | "Danish" | "Dutch" | "English" | "Estonian" | "Finnish" | "French" | "German" | "Greek" | "Hungarian" | "Irish" | "Italian" | "Latvian" | "Lithuanian" | "Maltese" | "Polish" | "Portuguese" | "Romanian" | "Slovak" | "Slovenian" | "Spanish" | "Swedish")[];
            /** Format: uuid */
            transparencyReportUpload?: string;
            /** Format: uri */
            transparencyReportUrl?: string;
        };
        /** @description `PATCH /api/provider-information/{signupId}`: every field again. The address names the signup; the body may repeat it. */
        ProviderInformationUpdateBody: {
            /** Format: uuid */
            contentPolicyUpload?: string;
            /** Format: uri */
            contentPolicyUrl?: string;
            euMarketsServed: ("Austria" | "Belgium" | "Bulgaria" | "Croatia" | "Cyprus" | "Czechia" | "Denmark" | "Estonia" | "Finland" | "France" | "Germany" | "Greece" | "Hungary" | "Ireland" | "Italy" | "Latvia" | "Lithuania" | "Luxembourg" | "Malta" | "Netherlands" | "Poland" | "Portugal" | "Romania" | "Slovakia" | "Slovenia" | "Spain" | "Sweden")[];
            incidentResponsePlan: string;
            serviceDescription: string;
            signupId?: number;
            supportLanguages: ("Bulgarian" | "Croatian" | "Czech" | "Danish" | "Dutch" | "English" | "Estonian" | "Finnish" | "French" | "German" | "Greek" | "Hungarian" | "Irish" | "Italian" | "Latvian" | "Lithuanian" | "Maltese" | "Polish" | "Portuguese" | "Romanian" | "Slovak" | "Slovenian" | "Spanish" | "Swedish")[];
            /** Format: uuid */
            transparencyReportUpload?: string;
            /** Format: uri */
            transparencyReportUrl?: string;
        };
        /** @description `POST /api/client/designation/sign`. */
        SignDesignationBody: {
            signerName: string;
            /** @description What the signer is in the company: coordinators ask for a suitably authorised person. */
            signerTitle: string;
            /** @description Checksum of the text that was shown. */
            textSha256: string;
        };
        /** @description `POST /api/client/password`. */
        ClientPasswordBody: {
            currentPassword: string;
            newPassword: string;
        };
        /** @description `POST /api/admin/step-up` and `POST /api/client/step-up`: the own password again. */
        StepUpBody: {
            password: string;
        };
        /** @description `POST /api/{admin,client}/second-factor/app`: what the app shows, so that a wrong set-up locks nobody out. */
        ConfirmAppBody: {
            code: string & unknown;
        };
        /** @description `POST /api/{admin,client}/second-factor/passkeys`: a new passkey and the name its owner gives it. */
        AddPasskeyBody: {
            answer: Record<string, never>;
            name: string & unknown;
        };
        /** @description `POST /api/client/profile-changes`: the particulars that are to be others, checked as at registration. What is left out stays; null or an empty text takes away what may be absent. */
        ProfileChangeBody: {
            companyName?: string;
            /** @enum {unknown} */
            countryOfIncorporation?: "Albania" | "Algeria" | "Andorra" | "Argentina" | "Armenia" | "Australia" | "Azerbaijan" | "Bahamas" | "Bahrain" | "Bangladesh" | "Barbados" | "Belize" | "Bermuda" | "Bolivia" | "Bosnia and Herzegovina" | "Brazil" | "British Virgin Islands" | "Cambodia" | "Canada" | "Cayman Islands" | "Chile" | "China" | "Colombia" | "Costa Rica" | "Dominican Republic" | "Ecuador" | "Egypt" | "El Salvador" | "Georgia" | "Ghana" | "Guatemala" | "Hong Kong" | "India" | "Indonesia" | "Israel" | "Jamaica" | "Japan" | "Jordan" | "Kazakhstan" | "Kenya" | "Kuwait" | "Malaysia" | "Mauritius" | "Mexico" | "Moldova" | "Monaco" | "Mongolia" | "Montenegro" | "Morocco" | "New Zealand" | "Nigeria" | "North Macedonia" | "Oman" | "Pakistan" | "Panama" | "Paraguay" | "Peru" | "Philippines" | "Qatar" | "Saudi Arabia" | "Serbia" | "Seychelles" | "Singapore" | "South Africa" | "South Korea" | "Sri Lanka" | "Switzerland" | "Taiwan" | "Thailand" | "Tunisia" | "Türkiye" | "Ukraine" | "United Arab Emirates" | "United Kingdom" | "United States" | "Uruguay" | "Vietnam" | "Other";
            /** Format: email */
            escalationContactEmail?: string;
            escalationContactName?: string;
            /** Format: email */
            legalContactEmail?: string;
            legalContactName?: string;
            registeredAddress?: string;
            registrationNumber?: string;
            websiteUrl?: string;
        };
        /** @description `PUT /api/client/publication`: the page that names the representative, on the client's own domain. */
        PublicationPageBody: {
            /** Format: uri */
            url: string;
        };
        /** @description `PUT /api/client/billing`, and asked before a real payment: who the invoice is for, and what shows that it is a business (Article 18(3) of Regulation (EU) No 282/2011). The country is the one of incorporation. */
        BillingBody: {
            /** @description As it is to stand on the invoice, in lines. */
            address: string;
            /** @description Where anybody can look the number up: a register and its address. */
            businessProof: string;
            legalName: string;
            taxId: string;
            /** @enum {unknown} */
            taxIdType: "company-number" | "tax-number" | "vat-number";
        };
        /** @description `POST /api/client/cancellation`: the end that the client was shown. */
        CancellationBody: {
            /**
             * Format: date-time
             * @description `cancellation.endsAt` as it was shown: another day by now is refused, so that nobody agrees to what was not seen.
             */
            endsAt: string;
            reason?: string;
        };
        /** @description `POST /api/admin/password`. */
        AdminPasswordBody: {
            currentPassword: string;
            newPassword: string;
        };
        /** @description `POST /api/admin/sla-tickets/{id}/messages`: `fileIds` may also name files that others sent. */
        StaffMessageBody: {
            body: string;
            /** @description Files that were uploaded before, to go with it. */
            fileIds?: string[];
            /** @enum {unknown} */
            to: "client" | "authority";
            /** @description Of a message to the client: whether its time to answer begins again. `true` if absent. */
            wantsAnswer?: boolean;
        };
        /** @description `POST /api/admin/sla-tickets/{id}/notes`: for staff only. */
        TicketNoteBody: {
            body: string;
        };
        /** @description `POST /api/admin/sla-tickets/{id}/assign`: who works on it; null: nobody. */
        AssignTicketBody: {
            assigneeId?: number;
            /** @description A word for who takes it over. */
            word?: string;
        };
        /** @description `POST /api/admin/sla-tickets/{id}/deadline`: by when the authority wants its answer; null: it named no time. */
        TicketDeadlineBody: {
            /** Format: date-time */
            answerBy?: string;
        };
        /** @description `POST /api/admin/sla-tickets/{id}/classify`: what kind of order it is. What is absent stays. */
        ClassifyTicketBody: {
            /** @enum {unknown} */
            category?: "animal-welfare" | "consumer-information" | "cyber-violence" | "data-protection" | "illegal-speech" | "intellectual-property" | "civic-discourse" | "minors" | "public-security" | "scams" | "self-harm" | "unsafe-products" | "violence" | "other";
            /** @enum {unknown} */
            issuingState?: "Austria" | "Belgium" | "Bulgaria" | "Croatia" | "Cyprus" | "Czechia" | "Denmark" | "Estonia" | "Finland" | "France" | "Germany" | "Greece" | "Hungary" | "Ireland" | "Italy" | "Latvia" | "Lithuania" | "Luxembourg" | "Malta" | "Netherlands" | "Poland" | "Portugal" | "Romania" | "Slovakia" | "Slovenia" | "Spain" | "Sweden" | "European Union";
            /** @enum {unknown} */
            orderKind?: "act" | "information" | "general";
            /** @enum {unknown} */
            urgencyLevel?: "low" | "normal" | "high" | "critical";
        };
        /** @description `POST /api/admin/sla-tickets/{id}/match`: whom an order is about. */
        MatchTicketBody: {
            signupId: number;
        };
        /** @description `POST …/mark-spam`, `…/lift-do-not-inform`, `POST /api/admin/held-requests/{id}/discard`. */
        ReasonBody: {
            /** @description Why it is done alone although a second person could agree. Told to every admin. */
            breakGlass?: string;
            reason: string;
        };
        /** @description `POST …/call-back`: what the authority said at the number of the directory. */
        CallBackBody: {
            note: string;
        };
        /** @description `POST /api/admin/sla-tickets`: an order as it reached us. */
        OpenTicketBody: {
            /**
             * Format: date-time
             * @description By when the authority wants its answer.
             */
            answerBy?: string;
            /**
             * Format: date-time
             * @description When the order reached us, ISO 8601 with zone: at most 5 minutes ahead and a year back.
             */
            authorityContactDate: string;
            authorityName: string;
            description?: string;
            /** @enum {unknown} */
            issuingState?: "Austria" | "Belgium" | "Bulgaria" | "Croatia" | "Cyprus" | "Czechia" | "Denmark" | "Estonia" | "Finland" | "France" | "Germany" | "Greece" | "Hungary" | "Ireland" | "Italy" | "Latvia" | "Lithuania" | "Luxembourg" | "Malta" | "Netherlands" | "Poland" | "Portugal" | "Romania" | "Slovakia" | "Slovenia" | "Spain" | "Sweden" | "European Union";
            /** @enum {unknown} */
            orderKind?: "act" | "information" | "general";
            signupId: number;
            /**
             * @description `normal` if absent.
             * @enum {unknown}
             */
            urgencyLevel?: "low" | "normal" | "high" | "critical";
        };
        /** @description `POST /api/admin/sla-tickets/{id}/{action}`. */
        MoveTicketBody: {
            /** @description Why it is done alone although a second person could agree. Told to every admin. */
            breakGlass?: string;
            /**
             * @description For `close`: which of these it is, when an authority's request is closed without a reply to it.
             * @enum {unknown}
             */
            closedAs?: "withdrawn" | "misdirected" | "duplicate" | "answered-elsewhere";
            /**
             * Format: date-time
             * @description For `respond`: when effect was given to the order, Article 9(1) DSA. Now, if absent.
             */
            effectAt?: string;
            /** @description For staff only: clients and mails never show it. */
            note?: string;
            /**
             * @description For `respond`: what was done about the order. `refused` needs a second person.
             * @enum {unknown}
             */
            outcome?: "given" | "partly" | "refused";
            /** @description Why it is closed: required for `close`, refused for anything else. */
            reason?: string;
        };
        /** @description `PUT /api/admin/authorities`: an authority as staff found it, and where. */
        AuthorityBody: {
            /** @description Of its mail addresses, such as `acm.nl`. */
            domain: string;
            /** @enum {unknown} */
            memberState?: "Austria" | "Belgium" | "Bulgaria" | "Croatia" | "Cyprus" | "Czechia" | "Denmark" | "Estonia" | "Finland" | "France" | "Germany" | "Greece" | "Hungary" | "Ireland" | "Italy" | "Latvia" | "Lithuania" | "Luxembourg" | "Malta" | "Netherlands" | "Poland" | "Portugal" | "Romania" | "Slovakia" | "Slovenia" | "Spain" | "Sweden" | "European Union";
            name: string;
            /** @description Where it is called back. */
            phone?: string;
            /** @description Where staff read it. */
            source: string;
        };
        /** @description `POST /api/admin/approvals/{id}/refuse`. */
        RefuseApprovalBody: {
            reason: string;
        };
        /** @description `PUT /api/admin/on-call`: who is called first about what nobody works on; null: nobody. */
        OnCallBody: {
            adminUserId?: number;
        };
        /** @description `PUT /api/admin/saved-views`: all that a member of staff has, in the order in which they are shown. */
        SavedViewsBody: {
            views: {
                name: string;
                query?: string & unknown;
            }[];
        };
        /** @description `POST /api/admin/users`: a new member of staff, who gets a one-time password. */
        AdminUserBody: {
            /** Format: email */
            email: string;
            /** @enum {unknown} */
            role: "admin" | "caseworker" | "auditor";
            username: string;
        };
        /** @description `PATCH /api/admin/users/:id`. */
        AdminUserRoleBody: {
            /** @enum {unknown} */
            role: "admin" | "caseworker" | "auditor";
        };
        /** @description `POST /api/admin/clients/:signupId/suspend`: `reason` is for staff only. */
        SuspendClientBody: {
            reason: string;
        };
        /** @description `PATCH /api/admin/incidents/:id`: what everybody reads about it. */
        DescribeIncidentBody: {
            title: string;
            words: string;
        };
        /** @description `POST /api/admin/legal-holds`: the reason is for staff only. */
        SetLegalHoldBody: {
            reason: string;
            signupId: number;
        };
        /** @description `POST /api/admin/mandates/:registerNumber/end`: the reason is for staff only. */
        EndMandateBody: {
            /** @description Why it is done alone although a second person could agree. Told to every admin. */
            breakGlass?: string;
            /**
             * Format: date-time
             * @description A day, which counts to its end where the representative is, or a moment with its offset.
             */
            endsAt: string;
            reason: string;
        };
        /** @description `POST /api/admin/designations/:id/:move`. What a move does not need is refused with it. */
        MoveDesignationBody: {
            /**
             * @description How it was sent; for `record-sent`.
             * @enum {unknown}
             */
            channel?: "mail" | "registry" | "post";
            /** @description Why the coordinator did not take it; for `return`, for staff only. */
            reason?: string;
            /** @description What the coordinator calls it, if it said so. */
            reference?: string;
        };
        /** @description `PUT /api/admin/coordinators/:state/address`. */
        CoordinatorAddressBody: {
            /** Format: email */
            email: string;
            /** @description Where a person read it: a page of the authority, a letter, a call. */
            source: string;
        };
        /** @description `POST /api/admin/clients/:signupId/publication/confirm`: what staff saw, and where. For staff only. */
        ConfirmPublicationBody: {
            note: string;
        };
        /** @description `POST /api/admin/profile-changes/:id/refuse`: why, in words for the client. */
        RefuseProfileChangeBody: {
            reason: string;
        };
        /** @description `POST /api/admin/payments/:id/refund`: the whole fee goes back. */
        RefundPaymentBody: {
            /** @description Why it is done alone although a second person could agree. Told to every admin. */
            breakGlass?: string;
            reason: string;
        };
        /** @description `POST /api/admin/billing-tasks/:id/done`. */
        FinishBillingTaskBody: {
            note: string;
        };
        /** @description What the mail about a step for two says of it. Errors: `gateway.not-found`. */
        GetApprovalForMail: {
            /** Format: uuid */
            approvalId: string;
        };
        /** @description Everything an error answer of the API says. */
        ErrorBody: {
            /** @enum {unknown} */
            code: "gateway.validation-failed" | "gateway.invalid-credentials" | "gateway.not-signed-in" | "gateway.not-found" | "gateway.forbidden" | "gateway.foreign-origin" | "gateway.unsupported-media-type" | "gateway.body-too-large" | "gateway.malformed-body" | "gateway.body-too-complex" | "gateway.slow-body" | "gateway.too-many-attempts" | "gateway.password-change-required" | "gateway.step-up-required" | "gateway.mfa-required" | "gateway.mfa-setup-required" | "gateway.mfa-exists" | "gateway.mfa-missing" | "gateway.admin-user-exists" | "gateway.last-admin" | "gateway.own-account" | "gateway.idempotency-key-reused" | "gateway.idempotency-key-in-use" | "gateway.service-unavailable" | "gateway.unexpected" | "onboarding.account-locked" | "onboarding.account-pending" | "onboarding.account-suspended" | "onboarding.client-id-not-found" | "onboarding.account-already-activated" | "onboarding.account-not-suspended" | "onboarding.link-expired" | "onboarding.provider-information-exists" | "onboarding.file-type-not-accepted" | "onboarding.file-active" | "onboarding.file-unreadable" | "onboarding.file-infected" | "onboarding.file-not-scanned" | "onboarding.file-too-large" | "onboarding.file-quota-reached" | "onboarding.file-quota-before-setup" | "onboarding.upload-incomplete" | "onboarding.publication-not-watched" | "onboarding.payment-overdue" | "onboarding.payment-provider-away" | "onboarding.webhook-refused" | "onboarding.refund-not-possible" | "onboarding.cancellation-not-possible" | "onboarding.cancellation-changed" | "onboarding.billing-task-done" | "onboarding.profile-change-open" | "onboarding.profile-change-decided" | "agreements.agreement-not-signed" | "agreements.text-changed" | "agreements.coordinator-address-unconfirmed" | "agreements.designation-move-not-allowed" | "agreements.mandate-not-in-force" | "agreements.not-a-pdf" | "agreements.pdf-encrypted" | "agreements.too-many-signatures" | "agreements.mandate-over" | "notifications.email-still-waiting" | "notifications.email-out-of-date" | "gateway.redrive-failed" | "sla.ticket-move-not-allowed" | "sla.ticket-changed" | "sla.ticket-closed" | "sla.ticket-not-replied" | "sla.ticket-is-critical" | "sla.client-not-to-be-informed" | "sla.client-unknown" | "sla.authority-unreachable" | "sla.not-in-directory" | "sla.request-decided" | "sla.request-held" | "sla.ticket-files-full" | "sla.mailbox-unconfirmed" | "gateway.intake-work-required" | "gateway.approval-decided" | "gateway.own-approval" | "gateway.dependent-approval";
            message: string;
            errors?: components["schemas"]["FieldError"][];
        };
        /** @description One refused field: `path` as in the body, for example `registeredAddress`. */
        FieldError: {
            path: string;
            message: string;
        };
        ComplianceCheckView: {
            id: number;
            email: string;
            companyName: string;
            question1: boolean;
            question2: boolean;
            question3: boolean;
            /** @description True only if all three answers are yes. */
            requiresLegalRep: boolean;
            createdAt: string;
        };
        /** @description What the visitor who registered may see of the signup: enough to pay, to sign and to find the way back. */
        SignupView: {
            id: number;
            clientId: string;
            companyName: string;
            legalContactEmail: string;
            /** @enum {unknown} */
            accountStatus: "pending" | "active" | "suspended";
            /** @description When the fee was paid, or null. */
            paidAt: null | string;
            createdAt: string;
        };
        /** @description `GET /api/client/user`: who is signed in. */
        ClientUserView: {
            signupId: number;
            clientId: string;
            companyName: string;
            /** @enum {unknown} */
            accountStatus: "pending" | "active" | "suspended";
        };
        /** @description How a set-up ended: active at once, or nothing changed and the owner was mailed a link (`confirmation-sent`). */
        ClientSetupView: {
            /** @enum {unknown} */
            outcome: "activated" | "confirmation-sent";
        };
        /** @description `GET /api/{admin,client}/login/second-factor`: the password was right; this is asked for besides. */
        SecondFactorDemandView: {
            methods: ("app" | "passkey" | "recovery-code")[];
            /** @description From then on the password has to be entered again. */
            endsAt: string;
        };
        /** @description What the browser's own passkey functions take; the members are those of WebAuthn's JSON. */
        PasskeyOptionsView: {
            options: Record<string, never>;
        };
        /** @description How a mailed reset link was used: a new password, or the first one of an account that had none. */
        PasswordResetView: {
            /** @enum {unknown} */
            outcome: "activated" | "changed";
        };
        /** @description `POST /api/profile-changes/confirm`: whether the change was applied with it, or waits for more. */
        AddressConfirmationView: {
            /** @enum {unknown} */
            outcome: "applied" | "waiting";
        };
        /** @description `POST /api/profile-changes/stop`: `applied` when the time to stop it was over. */
        ChangeStoppedView: {
            /** @enum {unknown} */
            outcome: "applied" | "stopped";
        };
        /** @description `GET /api/admin/user`: who is signed in. */
        AdminUserView: {
            /** @description Until it is false, every admin call but those that set one up is refused. */
            mustSetUpSecondFactor: boolean;
            id: number;
            username: string;
            email: string;
            /** @enum {unknown} */
            role: "admin" | "caseworker" | "auditor";
            /** @description Until it is false, every other admin call is refused: somebody else knows the password. */
            mustChangePassword: boolean;
            /** @description Asked for at each sign-in, besides the password. */
            hasSecondFactor: boolean;
        };
        /** @description `GET /api/ip`. */
        IpView: {
            ip: string;
        };
        /** @description `GET /api/status`: one service's real health. */
        ServiceStatusView: {
            name: string;
            /** @enum {unknown} */
            status: "operational" | "degraded" | "down";
        };
        /** @description `GET /api/status/history`: the last days, oldest first, and their incidents, newest first. */
        StatusHistoryView: {
            /** @description How many days are kept. */
            days: number;
            measured: components["schemas"]["StatusDayView"][];
            incidents: components["schemas"]["IncidentView"][];
        };
        /** @description How often one service was found how on one day; it is measured every 30 seconds. */
        StatusDayView: {
            /** @description `2026-11-20`, a day of UTC. */
            day: string;
            service: string;
            operational: number;
            degraded: number;
            down: number;
        };
        /** @description Something that went wrong, as it was measured, with what staff says of it. */
        IncidentView: {
            id: number;
            service: string;
            /** @enum {unknown} */
            worst: "degraded" | "down";
            /** @enum {unknown} */
            state: "monitoring" | "resolved";
            openedAt: string;
            closedAt: null | string;
            /** @description Null until staff has written about it. */
            title: null | string;
            words: null | string;
        };
        KnownAgreementView: {
            /** @enum {unknown} */
            kind: "agreement";
            agreementNumber: string;
            signedAt: string;
            /** @enum {unknown} */
            known: true;
            /** @description The seal that these very bytes have; null for those before it was sealed. */
            seal: null | {
                /** @enum {unknown} */
                level: "B-B" | "B-T" | "B-LTA";
                sealedAt: string;
                /** @description When a time-stamp authority saw the seal, and which one; null without a time stamp. */
                timeStampedAt: null | string;
                timeStampedBy: null | string;
            };
            /** @description Whether it was sealed for trying the product: it proves nothing. */
            isDevelopmentSeal: boolean;
        };
        KnownCertificateView: {
            /** @enum {unknown} */
            kind: "certificate";
            registerNumber: string;
            issuedAt: string;
            /** @description Since when another one took its place, or the mandate is over; null while it is valid. */
            revokedAt: null | string;
            /** @enum {unknown} */
            known: true;
            /** @description The seal that these very bytes have; null for those before it was sealed. */
            seal: null | {
                /** @enum {unknown} */
                level: "B-B" | "B-T" | "B-LTA";
                sealedAt: string;
                /** @description When a time-stamp authority saw the seal, and which one; null without a time stamp. */
                timeStampedAt: null | string;
                timeStampedBy: null | string;
            };
            /** @description Whether it was sealed for trying the product: it proves nothing. */
            isDevelopmentSeal: boolean;
        };
        KnownLetterView: {
            /** @enum {unknown} */
            kind: "letter";
            registerNumber: string;
            /** @description When it was signed, or drafted where it is ours. */
            signedAt: string;
            /** @enum {unknown} */
            known: true;
            /** @description The seal that these very bytes have; null for those before it was sealed. */
            seal: null | {
                /** @enum {unknown} */
                level: "B-B" | "B-T" | "B-LTA";
                sealedAt: string;
                /** @description When a time-stamp authority saw the seal, and which one; null without a time stamp. */
                timeStampedAt: null | string;
                timeStampedBy: null | string;
            };
            /** @description Whether it was sealed for trying the product: it proves nothing. */
            isDevelopmentSeal: boolean;
        };
        KnownInvoiceView: {
            /** @enum {unknown} */
            kind: "invoice" | "credit-note";
            number: string;
            /** @description When its PDF was made. */
            madeAt: string;
            /** @enum {unknown} */
            known: true;
            /** @description The seal that these very bytes have; null for those before it was sealed. */
            seal: null | {
                /** @enum {unknown} */
                level: "B-B" | "B-T" | "B-LTA";
                sealedAt: string;
                /** @description When a time-stamp authority saw the seal, and which one; null without a time stamp. */
                timeStampedAt: null | string;
                timeStampedBy: null | string;
            };
            /** @description Whether it was sealed for trying the product: it proves nothing. */
            isDevelopmentSeal: boolean;
        };
        UploadVerificationView: {
            sha256: string;
            /** @enum {unknown} */
            verdict: "changed" | "genuine" | "forged" | "too-weak" | "foreign" | "unsigned";
            document: components["schemas"]["KnownAgreementView"] | components["schemas"]["KnownCertificateView"] | components["schemas"]["KnownLetterView"] | components["schemas"]["KnownInvoiceView"] | {
                /** @enum {unknown} */
                known: false;
            };
            signatures: components["schemas"]["SignatureView"][];
        };
        /** @description One signature or time stamp in an uploaded PDF. */
        SignatureView: {
            /** @enum {unknown} */
            kind: "signature" | "time-stamp";
            /** @enum {unknown} */
            verdict: "forged" | "too-weak" | "valid" | "broken" | "not-placed-in-time";
            /** @description Whether it is by a certificate that we seal with. */
            isOurs: boolean;
            /** @description As the certificate says, which nobody but its issuer vouches for; null where there is none. */
            signer: null | string;
            issuer: null | string;
            /** @description Covers the file up to this revision, the first being 1, of so many; null when that cannot be said. */
            revision: null | number;
            revisions: number;
            /** @description Bytes of the file that came after it. */
            bytesAddedAfter: null | number;
            timeStampedAt: null | string;
            timeStampedBy: null | string;
        };
        /** @description What the assistant says. Exactly one of `answer` and `message` is there. */
        AssistantAnswerView: {
            /** @description Plain text, at most 2,000 characters. */
            answer?: string;
            /** @description A quiet line below the answer: where it has its words from. */
            note?: string;
            /** @description Why there is no answer, in words for the visitor. */
            message?: string;
            /** @description True where no key of an AI provider is configured and our pages hold nothing to quote. */
            fallback: boolean;
            /** @description Paths of our own pages that deal with the question, the best first; two at most. */
            citations: string[];
        };
        /** @description The answer to a contact message: that we have it. */
        ContactMessageReceiptView: {
            receivedAt: string;
        };
        /** @description `GET /api/remote-errors/{remote}/{version}`. */
        RemoteErrorsView: {
            /** @description How many visitors saw an error card in the last ten minutes; each counts once. */
            visitors: number;
            /** @description How many of them are accounts that were signed in; all others are networks of strangers. */
            accounts: number;
        };
        /** @description One client found in the register. */
        RegisterHitView: {
            registerNumber: string;
            companyName: string;
            /** @description Its host, such as `northwind.example`; in Punycode where it mixes scripts. */
            website: string;
            /** @enum {unknown} */
            state: "awaiting" | "in_force" | "ending" | "run_off" | "ended";
        };
        /** @description What everybody may know of a mandate. Times are ISO 8601 in UTC. */
        RegisterView: {
            registerNumber: string;
            companyName: string;
            website: string;
            /** @enum {unknown} */
            state: "awaiting" | "in_force" | "ending" | "run_off" | "ended";
            beganAt: string;
            /** @description The last moment, once notice is given. */
            endsAt: null | string;
            /** @description Until when orders about its time are still taken. */
            runOffUntil: null | string;
            /** @description The client's account is suspended; the mandate stays. */
            suspended: boolean;
            representative: components["schemas"]["RegisterRepresentativeView"];
            /** @description `null` as long as nothing is known of it. */
            notification: null | components["schemas"]["RegisterNotificationView"];
            /** @description `null` as long as nobody has looked. */
            publication: null | components["schemas"]["RegisterPublicationView"];
        };
        /** @description How the representative is reached: the four facts of Article 13(4) DSA, and where it is supervised. */
        RegisterRepresentativeView: {
            name: string;
            address: string;
            email: string;
            phone: string;
            /** @description Where it is established, by its English name. */
            memberState: string;
            /** @description The Digital Services Coordinator of that state. */
            coordinator: string;
        };
        /** @description That the coordinator was told, Article 13(4) DSA. */
        RegisterNotificationView: {
            /**
             * @description `open`: the coordinator does not have it, or has sent it back.
             * @enum {unknown}
             */
            state: "open" | "sent" | "acknowledged";
            coordinator: string;
            sentAt: null | string;
            acknowledgedAt: null | string;
        };
        /** @description Whether the four facts were seen on the client's own site. */
        RegisterPublicationView: {
            /**
             * @description `stopped`: the mandate is over, and nobody looks any more.
             * @enum {unknown}
             */
            state: "stopped" | "seen" | "missing";
            lastSeenAt: null | string;
        };
        /** @description RFC 7517: the public halves of the keys that sign credentials, the one in use first. */
        RegisterKeysView: {
            keys: {
                [key: string]: unknown;
            }[];
        };
        /** @description `/.well-known/dsa-representative.json`: the entry of Article 13(4) DSA as schema.org data, and where to look up whom it is for. In addresses, `{q}` and `{registerNumber}` stand for what is looked up. */
        RepresentativeFileView: {
            "@context": string;
            "@type": string;
            name: string;
            legalName: string;
            description: string;
            identifier: {
                "@type": string;
                propertyID: string;
                value: string;
            };
            address: {
                "@type": string;
                streetAddress: string;
                postalCode: string;
                addressLocality: string;
                addressCountry: string;
            };
            contactPoint: {
                "@type": string;
                contactType: string;
                email: string;
                telephone: string;
                hoursAvailable: string;
            };
            about: string;
            memberState: string;
            coordinator: string;
            /** @description The key set of the credentials. */
            keys: string;
            register: {
                lookUp: string;
                entry: string;
                appointment: string;
                credential: string;
                certificate: string;
                badge: string;
            };
        };
        /** @description `GET /api/authority-requests/work`: what the form does instead of a captcha; 0 bits: nothing. */
        IntakeWorkView: {
            challenge: string;
            bits: number;
        };
        /** @description The answer to an order that was filed. */
        AuthorityRequestReceiptView: {
            reference: string;
            /** @description Opens the request at `/authorities/r/<reference>#<token>` and answers as `Authorization: Bearer`. Kept nowhere. */
            token: string;
            /** @description What Article 9(2) or 10(2) DSA asks for and is not there. */
            missing: ("legalBasis" | "reasons" | "urls" | "identifiers" | "redress" | "effectTo" | "scope" | "language")[];
        };
        /** @description `GET /api/authority-requests/{reference}`: an allow-list; nothing of the client, of staff's notes or of other tickets. */
        AuthorityRequestStatusView: {
            reference: string;
            /** @enum {unknown} */
            state: "acknowledged" | "received" | "in_progress" | "awaiting_authority" | "answered" | "closed";
            /** @enum {unknown} */
            kind: "act" | "information" | "general";
            authorityName: string;
            ownReference: null | string;
            target: string;
            receivedAt: string;
            acknowledgedAt: null | string;
            /** @description When effect was given to it, Article 9(1) DSA. */
            effectAt: null | string;
            closedAt: null | string;
            /** @description By when an answer was asked for. */
            deadlineAt: null | string;
            missing: ("legalBasis" | "reasons" | "urls" | "identifiers" | "redress" | "effectTo" | "scope" | "language")[];
            /** @description Whether somebody has confirmed from its mailbox that the request is its. */
            isSenderConfirmed: boolean;
            /** @description False for who filed it and has not come by our mail: what staff writes is not among `messages` then. */
            readsAnswers: boolean;
            messages: components["schemas"]["AuthorityMessageView"][];
            /** @description What came with the request itself. */
            files: components["schemas"]["TicketFileView"][];
        };
        /** @description A message as the authority reads it. */
        AuthorityMessageView: {
            id: number;
            /** @enum {unknown} */
            from: "staff" | "authority";
            body: string;
            createdAt: string;
            files: components["schemas"]["TicketFileView"][];
        };
        /** @description A file of a ticket; opened only as an attachment. */
        TicketFileView: {
            id: string;
            name: string;
            contentType: string;
            size: number;
            createdAt: string;
        };
        PaymentView: {
            id: number;
            signupId: number;
            /** @description Integer euro cents. */
            amountCents: number;
            currency: string;
            /** @description `demo` while no real provider is set up. */
            provider: string;
            paidAt: string;
        };
        /** @description The payment goes on at the provider's page. */
        PaymentBegunView: {
            redirectTo: string;
        };
        /** @description `GET /api/payment/:signupId`: how the fee is paid, and whether it is. */
        PaymentStateView: {
            provider: string;
            /** @description The provider is one to try things out: nothing is charged. */
            isTest: boolean;
            /**
             * @description `waiting`: the provider's page was left as paid, and its confirmation is under way.
             * @enum {unknown}
             */
            state: "waiting" | "unpaid" | "paid";
            paidAt: null | string;
            /** @description Whether the provider's page can be opened only after `billing` was said; false for the demo. */
            needsBilling: boolean;
            /** @description As registered, or as confirmed. */
            billing: components["schemas"]["BillingView"];
        };
        /** @description Who a client's invoices are for. */
        BillingView: {
            legalName: string;
            address: string;
            /** @description The country of incorporation. */
            country: string;
            /** @description The three are null until the client has said so. */
            taxIdType: ("company-number" | "tax-number" | "vat-number") | null;
            taxId: null | string;
            businessProof: null | string;
            /**
             * @description What the written rules make of it.
             * @enum {unknown}
             */
            vatTreatment: "outside-scope" | "unknown";
            /** @description False: it is what was given at registration, and the client has not confirmed it. */
            isConfirmed: boolean;
        };
        /** @description One signed agreement. */
        AgreementView: {
            id: number;
            signupId: number;
            agreementNumber: string;
            agreementVersion: string;
            clientSignature: string;
            /** @enum {unknown} */
            clientSignatureType: "typed" | "electronic";
            /** @description What the signer said to be in the company, where it was asked. */
            signerTitle?: string;
            signedAt: string;
            /** @description True once the PDF's bytes are stored. */
            pdfGenerated: boolean;
            /** @description Size of the stored PDF in bytes, once it is stored. */
            pdfBytes?: number;
            createdAt: string;
        };
        /** @description The agreement as it will be signed, with the company's data in it. */
        AgreementDraftView: {
            signupId: number;
            version: string;
            title: string;
            parties: components["schemas"]["AgreementText"][][];
            clauses: components["schemas"]["AgreementClause"][];
            /** @description SHA-256 of the text, hexadecimal: what the signature will refer to. */
            sha256: string;
            /** @description The signed agreement, once there is one. */
            agreement: null | components["schemas"]["AgreementView"];
        };
        /** @description A run of text; `filled` marks what came from the customer's own data. */
        AgreementText: {
            text: string;
            filled?: boolean;
        };
        AgreementClause: {
            /** @description `1`, `2` … in the order of the document. */
            number: number;
            heading: string;
            /** @description Numbered paragraphs, each a list of runs. */
            paragraphs: components["schemas"]["AgreementText"][][];
        };
        /** @description What a signed client publishes on its website and notifies to the coordinator about its representative, Article 13(4) DSA: ready to paste, the same wherever it is shown. Lines of the texts end with LF. */
        DetailsToPublishView: {
            /** @description Whom the entry is for: the Digital Services Coordinator of the representative's Member State. */
            coordinator: string;
            /** @description Plain text for a letter, a mail or a form. */
            coordinatorEntry: string;
            /** @description Plain text for the website. */
            websiteText: string;
            /** @description The same as one HTML paragraph, escaped. */
            websiteHtml: string;
            /** @description The badge as it looks now: an SVG that loads nothing. */
            badgeSvg: string;
            /** @description HTML that shows the badge as it looks at any time and leads to the register; null as long as there is no mandate. */
            badgeHtml?: null | string;
        };
        /** @description What a provider told us about its service (Annex 3). */
        ProviderInformationView: {
            id: number;
            signupId: number;
            serviceDescription: string;
            euMarketsServed: string[];
            contentPolicyUrl: null | string;
            /** @description Id of the uploaded file. */
            contentPolicyUpload: null | string;
            supportLanguages: string[];
            transparencyReportUrl: null | string;
            /** @description Id of the uploaded file. */
            transparencyReportUpload: null | string;
            incidentResponsePlan: string;
            /** @description 1 for the first save; every save makes the next one. */
            version: number;
            lastUpdated: string;
            /** @description One year after the last save. */
            annualUpdateDue: string;
            createdAt: string;
            /** @description The files that the two ids name, for showing them. */
            files: components["schemas"]["ProviderFileView"][];
        };
        /** @description An uploaded file, without its bytes. */
        ProviderFileView: {
            id: string;
            /** @description As the provider named it, cleaned. */
            name: string;
            /** @description What its bytes are. */
            contentType: string;
            /** @description In bytes. */
            size: number;
            sha256: string;
            createdAt: string;
        };
        /** @description `GET /api/client/profile`. `paidAt` says whether the fee is still missing. */
        ClientProfileView: {
            companyName: string;
            registrationNumber: null | string;
            countryOfIncorporation: string;
            websiteUrl: string;
            legalContactName: string;
            legalContactEmail: string;
            escalationContactName: null | string;
            escalationContactEmail: null | string;
            registeredAddress: string;
            /** @enum {unknown} */
            accountStatus: "pending" | "active" | "suspended";
            contractVersion: string;
            paidAt: null | string;
        };
        /** @description Where a mandate stands, as its client reads it. Times are ISO 8601 in UTC. */
        MandateView: {
            /** @description `null` while nothing is signed or paid. */
            registerNumber: null | string;
            /** @enum {unknown} */
            state: "awaiting" | "in_force" | "ending" | "run_off" | "ended";
            /** @description When the later of signature and payment was done. */
            beganAt: null | string;
            /** @description The last moment, once notice is given. */
            endsAt: null | string;
            /** @description Until when orders about its time are still taken. */
            runOffUntil: null | string;
        };
        /** @description A letter that tells a coordinator of a designation or of its end, Article 13(4) DSA. Times: ISO 8601, UTC. */
        DesignationView: {
            id: number;
            /** @enum {unknown} */
            reason: "initial" | "change" | "end";
            /** @enum {unknown} */
            state: "sent" | "acknowledged" | "draft" | "signed" | "sending" | "returned" | "superseded";
            /** @description Whom it is for. */
            coordinator: string;
            letter: components["schemas"]["LetterView"];
            /** @description Whether what counts is a PDF that the client uploaded, signed by hand or elsewhere. */
            isUploaded: boolean;
            createdAt: string;
            signedAt: null | string;
            signerName: null | string;
            signerTitle: null | string;
            sentAt: null | string;
            acknowledgedAt: null | string;
            returnedAt: null | string;
        };
        /** @description What the letter says, the same on every screen and in the PDF. */
        LetterView: {
            title: string;
            paragraphs: string[];
            /** @description Under the paragraphs. */
            facts: components["schemas"]["LetterFact"][];
            /** @description SHA-256 of the text, hexadecimal: what a signature refers to. */
            sha256: string;
        };
        /** @description What a fact is called, and what it is. */
        LetterFact: {
            label: string;
            value: string;
        };
        /** @description The answer to a change of password; sessions that began before `changedAt` are over. */
        PasswordChangeView: {
            changedAt: string;
        };
        /** @description `GET /api/client/sessions` and `GET /api/admin/sessions`: one place where the person asking is signed in. */
        SessionView: {
            /** @description Names the session in this list and in `DELETE …/sessions/:id`, and nowhere else. */
            id: string;
            /** @description In plain words, such as "Firefox on Windows", as it called itself at the sign-in. */
            device: string;
            /** @description Where the sign-in came from; null for one from before this was kept. */
            address: null | string;
            signedInAt: string;
            /** @description To the minute; requests that a page makes by itself don't count. */
            lastUsedAt: string;
            /** @description The session that asks. */
            isCurrent: boolean;
        };
        /** @description The answer to ending sessions. */
        SessionsEndedView: {
            /** @description How many there were. */
            ended: number;
        };
        /** @description The answer to it. */
        StepUpView: {
            /** @description Until when this session may do what needs the password: ten minutes. */
            until: string;
        };
        /** @description `GET /api/{admin,client}/second-factor`: what is set up. */
        SecondFactorsView: {
            /** @description Null: none. */
            app: null | {
                addedAt: string;
            };
            passkeys: components["schemas"]["PasskeyView"][];
            /** @description Of ten; each signs in once. */
            recoveryCodesLeft: number;
        };
        /** @description One passkey, as its owner sees it. */
        PasskeyView: {
            id: number;
            name: string;
            addedAt: string;
            lastUsedAt: null | string;
        };
        /** @description `POST /api/{admin,client}/second-factor/app/key`: what an authenticator app needs. Nothing is set up before a code is given. */
        AppKeyView: {
            /** @description In groups of four, for typing. */
            key: string;
            /** @description For a QR code. */
            uri: string;
        };
        /** @description The answer to adding a factor. */
        SecondFactorAddedView: {
            /** @description Shown this once and kept nowhere in clear; null if they were made before, with the first factor. */
            recoveryCodes: null | string[];
        };
        /** @description `POST /api/{admin,client}/second-factor/recovery-codes`: ten new ones; the former are worthless. */
        RecoveryCodesView: {
            recoveryCodes: string[];
        };
        /** @description `GET /api/client/profile-changes`: the change that is open, and how the last one ended. */
        ClientProfileChangesView: {
            open: null | components["schemas"]["ProfileChangeView"];
            last: null | components["schemas"]["ProfileChangeView"];
        };
        /** @description A change of a client's particulars, and what it waits for. */
        ProfileChangeView: {
            id: number;
            signupId: number;
            /** @enum {unknown} */
            state: "applied" | "stopped" | "open" | "refused" | "withdrawn";
            fields: components["schemas"]["ChangedFieldView"][];
            /** @description Staff has not accepted yet what is said of the company. */
            awaitsStaff: boolean;
            /** @description New addresses that nobody confirmed yet. */
            awaitsAddresses: ("legalContactEmail" | "escalationContactEmail")[];
            /** @description It is one that the contact before it is told of and may stop. */
            awaitsFormerContact: boolean;
            /** @description Until when; null as long as the mail to that contact is under way. */
            stoppableUntil: null | string;
            askedAt: string;
            decidedAt: null | string;
            /** @description Why staff refused it, for the client; else null. */
            reason: null | string;
        };
        /** @description One particular, before and after. Null: none. */
        ChangedFieldView: {
            /** @enum {unknown} */
            field: "companyName" | "websiteUrl" | "registrationNumber" | "countryOfIncorporation" | "registeredAddress" | "legalContactName" | "legalContactEmail" | "escalationContactEmail" | "escalationContactName";
            before: null | string;
            after: null | string;
        };
        /** @description The same for the client: with what was found, and when the next look is. */
        ClientPublicationView: {
            /** @description A check that was asked for has not ended. */
            isChecking: boolean;
            nextCheckAt: null | string;
            /** @description The last ten, newest first. */
            checks: components["schemas"]["PublicationCheckView"][];
            /** @enum {unknown} */
            state: "stopped" | "seen" | "missing" | "not-checked";
            /** @description The page that is read first; null before the mandate began. */
            url: null | string;
            lastSeenAt: null | string;
            lastCheckedAt: null | string;
            /** @description A member of staff saw it, because the page shows nothing to a program. */
            confirmedByHand: boolean;
        };
        /** @description One reading of the website. */
        PublicationCheckView: {
            id: number;
            at: string;
            /** @enum {unknown} */
            verdict: "refused" | "complete" | "partial" | "absent" | "unreachable";
            /** @description What the best page showed. */
            found: ("name" | "street" | "city" | "phone" | "postcode" | "email")[];
            /** @description Where the best page is, after redirects; null when none was read. */
            finalUrl: null | string;
            /** @description The status that page answered with. */
            status: null | number;
            pagesRead: number;
            /** @description The page shows next to nothing to a program that runs no JavaScript. */
            needsJavaScript: boolean;
            /** @description Why nothing was read, in a word: `robots`, `timeout`, `name` … */
            reason: null | string;
        };
        /** @description What a client sees of an order: neither staff's reasons and notes nor who handled it. */
        ClientTicketView: {
            id: number;
            /** @description Null as long as nobody knows whom the order is about. */
            signupId: null | number;
            ticketNumber: string;
            authorityName: string;
            /** @description When the order reached us. */
            authorityContactDate: string;
            /** @description First human acknowledgement, or null. */
            responseDate: null | string;
            forwardedToClient: boolean;
            forwardedDate: null | string;
            /** @enum {unknown} */
            urgencyLevel: "low" | "normal" | "high" | "critical";
            /** @enum {unknown} */
            status: "pending" | "acknowledged" | "in_progress" | "awaiting_authority" | "closed" | "forwarded" | "responded";
            description: null | string;
            /** @description Hours from the order to the acknowledgement, two decimals, or null. */
            responseTimeHours: null | number;
            /** @description False from the moment the promise is missed, for good. */
            slaCompliant: boolean;
            /** @description Until when it is to be acknowledged: 24 plain hours after the contact. */
            dueAt: string;
            /** @description By when the client was asked to answer us. */
            clientDueAt: null | string;
            /** @description When the client said that it has read it. */
            clientReadAt: null | string;
            clientAnsweredAt: null | string;
            /** @description What was done about the order, and since when. */
            outcome: ("refused" | "given" | "partly") | null;
            effectAt: null | string;
            closedAt: null | string;
            createdAt: string;
            updatedAt: string;
        };
        /** @description `GET /api/client/sla-tickets/{id}`: one order as its client reads and answers it. */
        ClientTicketDetailView: {
            /** @description What the order says, once it was forwarded; null for one that staff typed in. */
            order: null | components["schemas"]["OrderView"];
            messages: components["schemas"]["ClientMessageView"][];
            /** @description What happened to it, oldest first: only what concerns the client. */
            steps: components["schemas"]["ClientTicketStepView"][];
            /** @description Whether an answer is still taken. */
            canAnswer: boolean;
            id: number;
            /** @description Null as long as nobody knows whom the order is about. */
            signupId: null | number;
            ticketNumber: string;
            authorityName: string;
            /** @description When the order reached us. */
            authorityContactDate: string;
            /** @description First human acknowledgement, or null. */
            responseDate: null | string;
            forwardedToClient: boolean;
            forwardedDate: null | string;
            /** @enum {unknown} */
            urgencyLevel: "low" | "normal" | "high" | "critical";
            /** @enum {unknown} */
            status: "pending" | "acknowledged" | "in_progress" | "awaiting_authority" | "closed" | "forwarded" | "responded";
            description: null | string;
            /** @description Hours from the order to the acknowledgement, two decimals, or null. */
            responseTimeHours: null | number;
            /** @description False from the moment the promise is missed, for good. */
            slaCompliant: boolean;
            /** @description Until when it is to be acknowledged: 24 plain hours after the contact. */
            dueAt: string;
            /** @description By when the client was asked to answer us. */
            clientDueAt: null | string;
            /** @description When the client said that it has read it. */
            clientReadAt: null | string;
            clientAnsweredAt: null | string;
            /** @description What was done about the order, and since when. */
            outcome: ("refused" | "given" | "partly") | null;
            effectAt: null | string;
            closedAt: null | string;
            createdAt: string;
            updatedAt: string;
        };
        /** @description What the order says, for the client whom it is about. */
        OrderView: {
            /** @enum {unknown} */
            kind: "act" | "information" | "general";
            memberState: ("Austria" | "Belgium" | "Bulgaria" | "Croatia" | "Cyprus" | "Czechia" | "Denmark" | "Estonia" | "Finland" | "France" | "Germany" | "Greece" | "Hungary" | "Ireland" | "Italy" | "Latvia" | "Lithuania" | "Luxembourg" | "Malta" | "Netherlands" | "Poland" | "Portugal" | "Romania" | "Slovakia" | "Slovenia" | "Spain" | "Sweden" | "European Union") | null;
            authorityName: string;
            ownReference: null | string;
            legalBasis: null | string;
            reasons: null | string;
            urls: string[];
            identifiers: string[];
            redress: null | string;
            scope: null | string;
            effectTo: null | string;
            language: null | string;
            deadlineAt: null | string;
        };
        /** @description A message between the client and us. */
        ClientMessageView: {
            id: number;
            /** @enum {unknown} */
            from: "staff" | "client";
            body: string;
            createdAt: string;
            files: components["schemas"]["TicketFileView"][];
        };
        ClientTicketStepView: {
            /** @enum {unknown} */
            step: "acknowledged" | "received" | "in_progress" | "awaiting_authority" | "answered" | "closed" | "forwarded" | "responded" | "read";
            at: string;
        };
        /** @description How fast orders were acknowledged: of one group, or of all. Hours with two decimals; null without any. */
        ResponseTimesRowView: {
            /** @description What the group has in common; empty for all. */
            group: string;
            /** @description Orders that reached us in that time. */
            received: number;
            acknowledged: number;
            /** @description Of the received ones, those acknowledged within 24 hours, and those for which that time is over. */
            within24h: number;
            missed: number;
            p50Hours: null | number;
            p90Hours: null | number;
            p95Hours: null | number;
            maxHours: null | number;
        };
        /** @description `GET /api/client/timeline`: one thing that happened to the account. */
        TimelineEntryView: {
            id: number;
            /** @description One of the few types that concern the client. */
            eventType: string;
            timestamp: string;
            /** @description Of the agreement that was signed. */
            agreementNumber?: string;
            /** @description Of the order of an authority. */
            ticketNumber?: string;
        };
        /** @description `GET /api/client/invoices`: one invoice or credit note. Amounts are in the currency's own unit, such as 300 for EUR 300. */
        InvoiceView: {
            /** @description `R13-2026-00001`, without a gap within a year. */
            number: string;
            /** @enum {unknown} */
            kind: "invoice" | "credit-note";
            issuedAt: string;
            /** @description Below zero on a credit note. */
            net: number;
            vat: number;
            currency: string;
            /** @enum {unknown} */
            vatTreatment: "outside-scope" | "unknown";
            /** @description Where the PDF is. */
            pdf: string;
        };
        /** @description `GET /api/client/subscription`: what was bought, until when it is paid, and how it ends. */
        SubscriptionView: {
            /** @description `demo` moves no money and renews nothing. */
            provider: string;
            /** @enum {unknown} */
            state: "active" | "ending" | "ended" | "past_due";
            periodStart: string;
            /** @description Until when it is paid. */
            periodEnd: string;
            /** @description Null where nothing more is charged. */
            nextCharge: null | {
                at: string;
                amountCents: number;
                currency: string;
            };
            /** @description Since when a renewal is unpaid; null when nothing is owed. */
            overdueSince: null | string;
            /** @description Since when nothing can be signed and no provider information saved, until the debt is paid. */
            paymentHoldAt: null | string;
            /** @description What a cancellation at this moment would mean; null where it can't be cancelled (any more). */
            cancellation: null | components["schemas"]["CancellationTerms"];
            /** @description The end that was asked for. */
            cancelled: null | components["schemas"]["CancelledView"];
            /** @description Until when the first year's fee may be asked back; null where it can't be. */
            refundableUntil: null | string;
            /** @description Whether the provider has a page where the card is changed and debt is paid. */
            hasCardPage: boolean;
        };
        /** @description By the agreement: the end of the paid year, or 30 days' notice where that is later. No further fee is charged. */
        CancellationTerms: {
            /** @description The last day counts to its end where the representative is. */
            endsAt: string;
            runOffUntil: string;
        };
        CancelledView: {
            askedAt: string;
            /**
             * @description `refund`: the first fee was asked back. `staff`: it was ended by us.
             * @enum {unknown}
             */
            by: "staff" | "client" | "refund";
            /** @description The last day counts to its end where the representative is. */
            endsAt: string;
            runOffUntil: string;
        };
        /** @description A signup as staff sees it in lists. */
        SignupListItem: {
            /** @description When the first year's fee was paid, or null. */
            paidAt: null | string;
            createdAt: string;
            /** @description Absent from a service of before. */
            attribution?: components["schemas"]["AttributionView"];
            id: number;
            clientId: string;
            companyName: string;
            websiteUrl: string;
            registrationNumber: null | string;
            countryOfIncorporation: string;
            registeredAddress: string;
            legalContactName: string;
            legalContactEmail: string;
            escalationContactName: null | string;
            escalationContactEmail: null | string;
            /** @enum {unknown} */
            accountStatus: "pending" | "active" | "suspended";
            contractVersion: string;
        };
        /** @description Where the visit came from that led to a signup; the defaults of the spec where nobody accepted to tell. */
        AttributionView: {
            source: string;
            medium: string;
            campaign: string;
            term: null | string;
            content: null | string;
            gclid: null | string;
            fbclid: null | string;
            landingPage: string;
            referrer: string;
        };
        /** @description One line of the audit log: one event of the catalogue. */
        AuditLogView: {
            id: number;
            signupId: null | number;
            eventType: string;
            /** @description The event's data. */
            eventData: {
                [key: string]: unknown;
            };
            agreementVersion: string;
            /** @description `completed` once the event is a payment, else null. */
            paymentStatus: null | string;
            userAgent: null | string;
            ipAddress: null | string;
            timestamp: string;
            /** @description How it came about: service, actor, correlation and causation ids. */
            metadata: {
                [key: string]: unknown;
            };
        };
        /** @description `GET /api/admin/totals`: exact numbers for the dashboard's figures. A part is null while its service is away. */
        AdminTotalsView: {
            checks: null | components["schemas"]["ComplianceCheckTotalsView"];
            clients: null | components["schemas"]["SignupTotalsView"];
            tickets: null | components["schemas"]["TicketTotalsView"];
            emails: null | components["schemas"]["EmailTotalsView"];
            /** @description Events put aside and not handled since, of all services together. */
            deadLetters: null | number;
        };
        ComplianceCheckTotalsView: {
            total: number;
            requiringLegalRep: number;
        };
        SignupTotalsView: {
            total: number;
            pending: number;
            active: number;
            suspended: number;
        };
        TicketTotalsView: {
            total: number;
            /** @description Not closed. */
            open: number;
            /** @description Promises missed, ever. */
            violations: number;
        };
        /** @description Counts of mails for staff's dashboard. */
        EmailTotalsView: {
            /** @description Mails given up and not sent again since: each is a task. */
            failed: number;
            /** @description Mails enqueued and not yet sent. */
            waiting: number;
            /** @description Mails sent since midnight UTC. */
            sentToday: number;
        };
        /** @description `GET /api/admin/statistics`: what the dashboard's charts show. A part is null while its service is away. */
        AdminStatisticsView: {
            checks: null | components["schemas"]["DayCountView"][];
            signups: null | components["schemas"]["DayCountView"][];
            /** @description Which campaigns brought the signups of `campaignDays`; absent from a gateway of before. */
            sources?: null | components["schemas"]["SignupSourceView"][];
            /** @description The fees paid; absent from a gateway of before. */
            payments?: null | components["schemas"]["PaymentDayView"][];
            /** @description The agreements signed; absent from a gateway of before. */
            agreements?: null | components["schemas"]["DayCountView"][];
            tickets: null | components["schemas"]["TicketStatisticsView"];
        };
        /** @description How much came on one day. */
        DayCountView: {
            /** @description `2026-11-20`, a day of UTC. */
            day: string;
            count: number;
        };
        /** @description How many signups one campaign brought. */
        SignupSourceView: {
            count: number;
            source: string;
            medium: string;
            campaign: string;
        };
        /** @description How many fees were paid on one day. */
        PaymentDayView: {
            /** @description Their sum in integer euro cents, demo payments included. */
            amountCents: number;
            /** @description How many of them were made with the demo provider, which moves no money; absent from an onboarding of before. */
            demoCount?: number;
            /** @description `2026-11-20`, a day of UTC. */
            day: string;
            count: number;
        };
        TicketStatisticsView: {
            /** @description Every day of the period, oldest first, also those without an order. */
            days: components["schemas"]["TicketDayView"][];
            /** @description The last 200 acknowledged orders of the period, oldest first. */
            responses: components["schemas"]["TicketResponseView"][];
        };
        /** @description The orders that reached us on one day, UTC. */
        TicketDayView: {
            /** @description `2026-11-20` */
            day: string;
            received: number;
            acknowledged: number;
            violations: number;
            /** @description Mean hours to the acknowledgement, two decimals; null while none is acknowledged. */
            averageResponseHours: null | number;
        };
        /** @description One point of the chart of acknowledgements. */
        TicketResponseView: {
            ticketId: number;
            ticketNumber: string;
            authorityContactDate: string;
            responseTimeHours: number;
            slaCompliant: boolean;
        };
        /** @description What a page that is open asks every few seconds: whether anything has happened since. */
        TicketPulseView: {
            /** @description Rises with everything that happens to any ticket; 0 as long as nothing has. */
            lastEventId: number;
            /** @description Orders that nobody has acknowledged. */
            pending: number;
        };
        /** @description One entry of the calendar. */
        DueTicketView: {
            ticketId: number;
            ticketNumber: string;
            companyName: null | string;
            authorityName: string;
            assigneeId: null | number;
            /** @enum {unknown} */
            clock: "client" | "acknowledge" | "answer";
            dueAt: string;
        };
        /** @description One order as staff works on it; for staff only. Notes are a call of their own. */
        TicketDetailView: {
            /** @description What may be done next; empty when closed. */
            nextActions: ("acknowledge" | "forward" | "start" | "ask-authority" | "resume" | "respond" | "close")[];
            /** @description Those of them that need a second person: `POST …/{action}` then answers 202. */
            actionsForTwo: ("acknowledge" | "forward" | "start" | "ask-authority" | "resume" | "respond" | "close")[];
            /** @description Its history, oldest first. */
            events: components["schemas"]["TicketEventView"][];
            /** @description What the authority filed; null for an order that staff typed in. */
            request: null | components["schemas"]["AuthorityRequestView"];
            /** @description Oldest first. */
            messages: components["schemas"]["TicketMessageView"][];
            /** @description Every file of it, with or without a message. */
            files: components["schemas"]["StaffFileView"][];
            id: number;
            /** @description Raised by each change: what `If-Match` is compared with. */
            version: number;
            /** @description Null as long as nobody knows whom the order is about. */
            signupId: null | number;
            /** @description The client's name; null as long as it is not known. */
            companyName: null | string;
            ticketNumber: string;
            /** @enum {unknown} */
            source: "staff" | "authority";
            /** @description What an authority that filed its order knows it by, `A-XXXX-XXXX`; null for one that staff typed in. */
            authorityReference: null | string;
            authorityName: string;
            /** @description When the order reached us. */
            authorityContactDate: string;
            /** @description First human acknowledgement, or null. */
            responseDate: null | string;
            forwardedToClient: boolean;
            forwardedDate: null | string;
            /** @enum {unknown} */
            urgencyLevel: "low" | "normal" | "high" | "critical";
            /** @enum {unknown} */
            status: "pending" | "acknowledged" | "in_progress" | "awaiting_authority" | "closed" | "forwarded" | "responded";
            description: null | string;
            /** @description Hours from the order to the acknowledgement, two decimals, or null. */
            responseTimeHours: null | number;
            /** @description False from the moment the promise is missed, for good. */
            slaCompliant: boolean;
            /** @description Until when it is to be acknowledged: 24 plain hours after the contact. */
            dueAt: string;
            /** @description Why it was closed; for staff only. */
            closeReason: null | string;
            closedAs: ("withdrawn" | "spam" | "misdirected" | "duplicate" | "answered-elsewhere") | null;
            orderKind: ("act" | "information" | "general") | null;
            category: ("animal-welfare" | "consumer-information" | "cyber-violence" | "data-protection" | "illegal-speech" | "intellectual-property" | "civic-discourse" | "minors" | "public-security" | "scams" | "self-harm" | "unsafe-products" | "violence" | "other") | null;
            issuingState: ("Austria" | "Belgium" | "Bulgaria" | "Croatia" | "Cyprus" | "Czechia" | "Denmark" | "Estonia" | "Finland" | "France" | "Germany" | "Greece" | "Hungary" | "Ireland" | "Italy" | "Latvia" | "Lithuania" | "Luxembourg" | "Malta" | "Netherlands" | "Poland" | "Portugal" | "Romania" | "Slovakia" | "Slovenia" | "Spain" | "Sweden" | "European Union") | null;
            /** @description The member of staff who works on it. */
            assigneeId: null | number;
            /** @description The client is not told of it, by whatever way. */
            doNotInform: boolean;
            /** @description By when the authority wants its answer, moved on by the time that we waited for the authority itself. */
            answerDueAt: null | string;
            /** @description Null while it is neither answered nor too late. */
            answerOnTime: boolean | null;
            /** @description By when the client was asked to answer us. */
            clientDueAt: null | string;
            clientAnswerOnTime: boolean | null;
            /** @description When the client said that it has read it. */
            clientReadAt: null | string;
            clientAnsweredAt: null | string;
            /** @description Since when the answer's and the client's clocks stand still; the promise to acknowledge never does. */
            pausedAt: null | string;
            /** @description What is due next, and when; null when nothing is. */
            nextDueAt: null | string;
            nextDue: ("client" | "acknowledge" | "answer") | null;
            /** @description What was done about the order, and since when. */
            outcome: ("refused" | "given" | "partly") | null;
            effectAt: null | string;
            closedAt: null | string;
            createdAt: string;
            updatedAt: string;
        };
        /** @description One line of an order's history. */
        TicketEventView: {
            id: number;
            /** @description `open`, an action of staff, or the clock's `warn-50`, `warn-75`, `warn-90`, `breach`, `escalate`, and so on. */
            action: string;
            /** @description Null for the first line. */
            fromStatus: ("pending" | "acknowledged" | "in_progress" | "awaiting_authority" | "closed" | "forwarded" | "responded") | null;
            /** @enum {unknown} */
            toStatus: "pending" | "acknowledged" | "in_progress" | "awaiting_authority" | "closed" | "forwarded" | "responded";
            /** @description `admin:<id>`, `client:<signupId>`, `authority`, or `system` for the clock. */
            actor: string;
            note: null | string;
            createdAt: string;
        };
        /** @description A request as staff works on it. */
        AuthorityRequestView: {
            id: number;
            reference: string;
            /** @enum {unknown} */
            state: "received" | "held" | "spam";
            ticketId: null | number;
            officerName: null | string;
            email: string;
            phone: null | string;
            /** @description As the authority named it. */
            target: string;
            doNotInform: boolean;
            /** @enum {unknown} */
            senderCheck: "unverified" | "mail-confirmed" | "directory" | "called-back";
            missing: ("legalBasis" | "reasons" | "urls" | "identifiers" | "redress" | "effectTo" | "scope" | "language")[];
            /** @description What to ask the authority for, ready to be sent; null when nothing is missing. */
            clarificationDraft: null | string;
            /** @description The authority of the directory that has the domain of `email`. */
            directoryEntry: null | components["schemas"]["AuthorityView"];
            receivedAt: string;
            /** @enum {unknown} */
            kind: "act" | "information" | "general";
            memberState: ("Austria" | "Belgium" | "Bulgaria" | "Croatia" | "Cyprus" | "Czechia" | "Denmark" | "Estonia" | "Finland" | "France" | "Germany" | "Greece" | "Hungary" | "Ireland" | "Italy" | "Latvia" | "Lithuania" | "Luxembourg" | "Malta" | "Netherlands" | "Poland" | "Portugal" | "Romania" | "Slovakia" | "Slovenia" | "Spain" | "Sweden" | "European Union") | null;
            authorityName: string;
            ownReference: null | string;
            legalBasis: null | string;
            reasons: null | string;
            urls: string[];
            identifiers: string[];
            redress: null | string;
            scope: null | string;
            effectTo: null | string;
            language: null | string;
            deadlineAt: null | string;
        };
        /** @description An authority that staff has found, with where and when. */
        AuthorityView: {
            id: number;
            domain: string;
            name: string;
            memberState: ("Austria" | "Belgium" | "Bulgaria" | "Croatia" | "Cyprus" | "Czechia" | "Denmark" | "Estonia" | "Finland" | "France" | "Germany" | "Greece" | "Hungary" | "Ireland" | "Italy" | "Latvia" | "Lithuania" | "Luxembourg" | "Malta" | "Netherlands" | "Poland" | "Portugal" | "Romania" | "Slovakia" | "Slovenia" | "Spain" | "Sweden" | "European Union") | null;
            phone: null | string;
            source: string;
            asOf: string;
        };
        /** @description One message; for staff. */
        TicketMessageView: {
            id: number;
            /** @enum {unknown} */
            direction: "staff_to_client" | "client_to_staff" | "staff_to_authority" | "authority_to_staff";
            /** @description `admin:<id>`, `client:<signupId>` or `authority`. */
            author: string;
            body: string;
            createdAt: string;
            files: components["schemas"]["StaffFileView"][];
        };
        /** @description A file with where it came from; for staff. */
        StaffFileView: {
            /** @enum {unknown} */
            from: "staff" | "authority" | "client";
            id: string;
            name: string;
            contentType: string;
            size: number;
            createdAt: string;
        };
        /** @description A note of staff. It is in no other answer. */
        TicketNoteView: {
            id: number;
            /** @description `admin:<id>` */
            author: string;
            body: string;
            createdAt: string;
        };
        /** @description The answer 202 of a call that needs a second person: nothing is done yet. */
        ApprovalNeededView: {
            approvalId: string;
        };
        /** @description One order of an authority, and how far staff has come with it. Times are ISO 8601 in UTC. */
        TicketView: {
            id: number;
            /** @description Raised by each change: what `If-Match` is compared with. */
            version: number;
            /** @description Null as long as nobody knows whom the order is about. */
            signupId: null | number;
            /** @description The client's name; null as long as it is not known. */
            companyName: null | string;
            ticketNumber: string;
            /** @enum {unknown} */
            source: "staff" | "authority";
            /** @description What an authority that filed its order knows it by, `A-XXXX-XXXX`; null for one that staff typed in. */
            authorityReference: null | string;
            authorityName: string;
            /** @description When the order reached us. */
            authorityContactDate: string;
            /** @description First human acknowledgement, or null. */
            responseDate: null | string;
            forwardedToClient: boolean;
            forwardedDate: null | string;
            /** @enum {unknown} */
            urgencyLevel: "low" | "normal" | "high" | "critical";
            /** @enum {unknown} */
            status: "pending" | "acknowledged" | "in_progress" | "awaiting_authority" | "closed" | "forwarded" | "responded";
            description: null | string;
            /** @description Hours from the order to the acknowledgement, two decimals, or null. */
            responseTimeHours: null | number;
            /** @description False from the moment the promise is missed, for good. */
            slaCompliant: boolean;
            /** @description Until when it is to be acknowledged: 24 plain hours after the contact. */
            dueAt: string;
            /** @description Why it was closed; for staff only. */
            closeReason: null | string;
            closedAs: ("withdrawn" | "spam" | "misdirected" | "duplicate" | "answered-elsewhere") | null;
            orderKind: ("act" | "information" | "general") | null;
            category: ("animal-welfare" | "consumer-information" | "cyber-violence" | "data-protection" | "illegal-speech" | "intellectual-property" | "civic-discourse" | "minors" | "public-security" | "scams" | "self-harm" | "unsafe-products" | "violence" | "other") | null;
            issuingState: ("Austria" | "Belgium" | "Bulgaria" | "Croatia" | "Cyprus" | "Czechia" | "Denmark" | "Estonia" | "Finland" | "France" | "Germany" | "Greece" | "Hungary" | "Ireland" | "Italy" | "Latvia" | "Lithuania" | "Luxembourg" | "Malta" | "Netherlands" | "Poland" | "Portugal" | "Romania" | "Slovakia" | "Slovenia" | "Spain" | "Sweden" | "European Union") | null;
            /** @description The member of staff who works on it. */
            assigneeId: null | number;
            /** @description The client is not told of it, by whatever way. */
            doNotInform: boolean;
            /** @description By when the authority wants its answer, moved on by the time that we waited for the authority itself. */
            answerDueAt: null | string;
            /** @description Null while it is neither answered nor too late. */
            answerOnTime: boolean | null;
            /** @description By when the client was asked to answer us. */
            clientDueAt: null | string;
            clientAnswerOnTime: boolean | null;
            /** @description When the client said that it has read it. */
            clientReadAt: null | string;
            clientAnsweredAt: null | string;
            /** @description Since when the answer's and the client's clocks stand still; the promise to acknowledge never does. */
            pausedAt: null | string;
            /** @description What is due next, and when; null when nothing is. */
            nextDueAt: null | string;
            nextDue: ("client" | "acknowledge" | "answer") | null;
            /** @description What was done about the order, and since when. */
            outcome: ("refused" | "given" | "partly") | null;
            effectAt: null | string;
            closedAt: null | string;
            createdAt: string;
            updatedAt: string;
        };
        /** @description `GET /api/admin/response-times`. */
        ResponseTimesView: {
            from: string;
            to: string;
            all: components["schemas"]["ResponseTimesRowView"];
            byAuthority: components["schemas"]["ResponseTimesRowView"][];
            byState: components["schemas"]["ResponseTimesRowView"][];
            byClient: components["schemas"]["ResponseTimesRowView"][];
        };
        /** @description `GET /api/admin/approvals`: a step that takes two of staff. */
        ApprovalView: {
            /** @description A UUID. */
            id: string;
            /** @enum {unknown} */
            kind: "close-critical-ticket" | "refuse-order" | "lift-do-not-inform" | "end-mandate" | "refund-payment" | "change-client-address";
            /** @description The ticket's id or the mandate's register number. */
            subjectId: string;
            /** @description What staff calls it: the ticket's number or the register number. */
            subject: string;
            /** @description What is to be done, as it was asked: field → value. */
            change: {
                [key: string]: string;
            };
            /** @enum {unknown} */
            state: "ended" | "open" | "refused" | "granted" | "expired" | "glass-broken";
            /** @description Staff's ids. */
            requestedBy: number;
            decidedBy: null | number;
            /** @description Why it was refused, done alone or ended. */
            reason: null | string;
            requestedAt: string;
            decidedAt: null | string;
            /** @description Until when somebody may agree. */
            expiresAt: string;
            /** @description Whether the member of staff who asks for this list may agree. */
            mayDecide: boolean;
            /** @description They may not, because one account was made or changed by the other within the last seven days. */
            isDependent: boolean;
        };
        /** @description `GET /api/admin/colleagues`: for every role, so that names can be shown and tickets given to somebody. */
        ColleagueView: {
            id: number;
            username: string;
            isActive: boolean;
            /** @description Whether tickets can be given to them: an active admin or caseworker. */
            worksOnTickets: boolean;
            isOnCall: boolean;
        };
        /** @description `GET /api/admin/saved-views`: of the member of staff who is signed in. */
        SavedViewView: {
            name: string;
            query: string;
        };
        /** @description `GET /api/admin/users`: a member of staff, as other staff sees it. */
        StaffMemberView: {
            /** @description False: cannot sign in, and every session is over. */
            isActive: boolean;
            lastLogin: null | string;
            createdAt: string;
            id: number;
            username: string;
            email: string;
            /** @enum {unknown} */
            role: "admin" | "caseworker" | "auditor";
            /** @description Until it is false, every other admin call is refused: somebody else knows the password. */
            mustChangePassword: boolean;
            /** @description Asked for at each sign-in, besides the password. */
            hasSecondFactor: boolean;
        };
        /** @description The answer to creating a member of staff or resetting the password. */
        OneTimePasswordView: {
            user: components["schemas"]["StaffMemberView"];
            /** @description Shown this once and kept nowhere; it must be changed at the first sign-in. */
            oneTimePassword: string;
        };
        /** @description `GET /api/admin/clients/:signupId`. */
        ClientDetailView: {
            /** @description The signed agreement, or null. */
            agreement: null | components["schemas"]["AgreementView"];
            /** @description Tickets of this client that are not closed. */
            openTickets: number;
            /** @description Asked of the client at each sign-in, besides the password. */
            hasSecondFactor: boolean;
            createdAt: string;
            /** @description The last sign-in, or null. */
            lastLogin: null | string;
            /** @description Set while wrong passwords of strangers keep the account closed to them. */
            lockedUntil: null | string;
            /** @description Null unless `accountStatus` is `suspended`. */
            suspension: null | components["schemas"]["SuspensionView"];
            /** @description Absent from a service of before. */
            attribution?: components["schemas"]["AttributionView"];
            paidAt: null | string;
            /** @description Since when a renewal has been owed for too long: until it is paid nothing can be signed. */
            paymentHoldAt: null | string;
            id: number;
            clientId: string;
            companyName: string;
            websiteUrl: string;
            registrationNumber: null | string;
            countryOfIncorporation: string;
            registeredAddress: string;
            legalContactName: string;
            legalContactEmail: string;
            escalationContactName: null | string;
            escalationContactEmail: null | string;
            /** @enum {unknown} */
            accountStatus: "pending" | "active" | "suspended";
            contractVersion: string;
        };
        /** @description Why and since when an account is closed to changes. For staff only. */
        SuspensionView: {
            reason: string;
            suspendedAt: string;
        };
        /** @description What onboarding tells staff of one client; the answer to suspending and reactivating. */
        ClientAccountDetailView: {
            createdAt: string;
            /** @description The last sign-in, or null. */
            lastLogin: null | string;
            /** @description Set while wrong passwords of strangers keep the account closed to them. */
            lockedUntil: null | string;
            /** @description Null unless `accountStatus` is `suspended`. */
            suspension: null | components["schemas"]["SuspensionView"];
            /** @description Absent from a service of before. */
            attribution?: components["schemas"]["AttributionView"];
            paidAt: null | string;
            /** @description Since when a renewal has been owed for too long: until it is paid nothing can be signed. */
            paymentHoldAt: null | string;
            id: number;
            clientId: string;
            companyName: string;
            websiteUrl: string;
            registrationNumber: null | string;
            countryOfIncorporation: string;
            registeredAddress: string;
            legalContactName: string;
            legalContactEmail: string;
            escalationContactName: null | string;
            escalationContactEmail: null | string;
            /** @enum {unknown} */
            accountStatus: "pending" | "active" | "suspended";
            contractVersion: string;
        };
        /** @description One try at one mail, as the email log has it. */
        EmailView: {
            id: number;
            /** @description Null, as subject and Client ID, when the try failed before the addressee was known. */
            recipient: null | string;
            subject: null | string;
            /** @description The mail's kind, for example `signup-confirmation`. */
            type: string;
            /** @enum {unknown} */
            status: "sent" | "deferred" | "failed";
            /** @description 1 for the mail's first try. */
            attempt: number;
            sentAt: null | string;
            /** @description What the mail server, or the service we asked, said. */
            failureReason: null | string;
            clientId: null | string;
            /** @description Null for a mail that is about no signup. */
            signupId: null | number;
            /** @description When staff had the mail of this line sent again, or null. */
            resentAt: null | string;
            createdAt: string;
        };
        /** @description A mail enqueued again: a new mail with its own Message-ID. */
        EmailResendView: {
            /** @description The line that was sent again. */
            emailId: number;
            resentAt: string;
        };
        /** @description An event that a service could not handle in three tries. Ids are the service's own. */
        DeadLetterView: {
            service: string;
            id: number;
            /** @description `<service>-<purpose>` */
            consumer: string;
            eventId: string;
            /** @description Null for something that was no event at all. */
            eventType: null | string;
            attempts: number;
            lastError: string;
            deadAt: string;
            /** @description When it was handled after all, or null. */
            redrivenAt: null | string;
        };
        /** @description One contact message as staff sees it. */
        ContactMessageView: {
            id: number;
            name: string;
            email: string;
            company: string;
            subject: string;
            message: string;
            createdAt: string;
            /** @description The sender's address as observed; null if it was not known. */
            ipAddress: null | string;
        };
        /** @description An incident as staff sees it: who wrote about it, and when. */
        StaffIncidentView: {
            wordsBy: null | string;
            wordsAt: null | string;
            id: number;
            service: string;
            /** @enum {unknown} */
            worst: "degraded" | "down";
            /** @enum {unknown} */
            state: "monitoring" | "resolved";
            openedAt: string;
            closedAt: null | string;
            /** @description Null until staff has written about it. */
            title: null | string;
            words: null | string;
        };
        /** @description `GET /api/admin/releases`: one thing that was done with a version of a remote. */
        ReleaseView: {
            at: string;
            who: string;
            why: string;
            remote: string;
            version: string;
            /** @description What is served without this version: what it replaced, or what went on or is served again. Null if nothing. */
            earlier: null | string;
            /** @enum {unknown} */
            outcome: "stopped" | "previewed" | "released" | "rolled-back";
            /** @description What the health check or the watch found. */
            found: string[];
        };
        /** @description `GET /api/admin/retention`: what is kept how long, what goes tonight, what went in the last nights. */
        RetentionView: {
            classes: components["schemas"]["RetentionClassView"][];
            services: components["schemas"]["ServiceRetentionView"][];
            /** @description Services that did not answer. */
            unavailable: string[];
        };
        /** @description One line of the retention table, as /privacy prints it. */
        RetentionClassView: {
            /** @enum {unknown} */
            class: "status" | "payments" | "clientRecords" | "abandonedRegistrations" | "auditLog" | "emailLog" | "complianceChecks" | "contactMessages" | "failedWork" | "workingCopies" | "signInCounters" | "sessions" | "unfinishedUploads" | "staffAccounts" | "counters";
            what: string;
            period: null | {
                years: number;
            } | {
                days: number;
            };
            from: string;
            reason: string;
            /** @description Whether its time counts from the end of a mandate, of which we record none yet. */
            waitsForMandates: boolean;
        };
        /** @description What one service would delete in the coming night, and what it deleted in the last ones. */
        ServiceRetentionView: {
            service: string;
            /** @description When it begins. */
            nextRunAt: string;
            /** @description Classes with nothing due are not named. */
            due: components["schemas"]["RetentionDueView"][];
            /** @description Newest first. */
            runs: components["schemas"]["RetentionRunView"][];
        };
        /** @description How many rows of one class the next night deletes in one service. */
        RetentionDueView: {
            /** @enum {unknown} */
            class: "status" | "payments" | "clientRecords" | "abandonedRegistrations" | "auditLog" | "emailLog" | "complianceChecks" | "contactMessages" | "failedWork" | "workingCopies" | "signInCounters" | "sessions" | "unfinishedUploads" | "staffAccounts" | "counters";
            /** @description 10,000 stands for at least as many. */
            rows: number;
            /** @description As many more would go, were their clients not under a legal hold. */
            held: number;
        };
        /** @description One night's deletions. */
        RetentionRunView: {
            /** @description `2026-11-20`, a day of UTC. */
            night: string;
            startedAt: string;
            /** @description Null while it is under way, or was interrupted and waits to be taken up again. */
            finishedAt: null | string;
            deleted: {
                status?: number;
                payments?: number;
                clientRecords?: number;
                abandonedRegistrations?: number;
                auditLog?: number;
                emailLog?: number;
                complianceChecks?: number;
                contactMessages?: number;
                failedWork?: number;
                workingCopies?: number;
                signInCounters?: number;
                sessions?: number;
                unfinishedUploads?: number;
                staffAccounts?: number;
                counters?: number;
            };
        };
        /** @description Staff's order to delete nothing of a client. */
        LegalHoldView: {
            id: number;
            signupId: number;
            /** @description Null for a registration that is deleted by now. */
            companyName: null | string;
            reason: string;
            /** @description `admin:<id>` */
            setBy: string;
            setAt: string;
            liftedBy: null | string;
            liftedAt: null | string;
        };
        /** @description As staff reads it. */
        MandateDetailView: {
            signupId: number;
            /** @description When notice was given. */
            noticeAt: null | string;
            endReason: null | string;
            suspendedAt: null | string;
            /** @description `null` while nothing is signed or paid. */
            registerNumber: null | string;
            /** @enum {unknown} */
            state: "awaiting" | "in_force" | "ending" | "run_off" | "ended";
            /** @description When the later of signature and payment was done. */
            beganAt: null | string;
            /** @description The last moment, once notice is given. */
            endsAt: null | string;
            /** @description Until when orders about its time are still taken. */
            runOffUntil: null | string;
        };
        /** @description `GET /api/admin/mandates/{registerNumber}`: whose it is, and nothing of what it says. */
        MandateClientView: {
            registerNumber: string;
            signupId: number;
        };
        /** @description As staff works on it. */
        DesignationDetailView: {
            signupId: number;
            companyName: string;
            /**
             * @description How the coordinator takes it, and what is known of the way.
             * @enum {unknown}
             */
            procedure: "registry" | "letter" | "unclear";
            site: null | string;
            note: string;
            channel: ("registry" | "mail" | "post") | null;
            /** @description What the coordinator calls it. */
            reference: null | string;
            returnReason: null | string;
            /** @description Where it can be mailed to, because a person has confirmed the address; else null. */
            mailTo: null | string;
            id: number;
            /** @enum {unknown} */
            reason: "initial" | "change" | "end";
            /** @enum {unknown} */
            state: "sent" | "acknowledged" | "draft" | "signed" | "sending" | "returned" | "superseded";
            /** @description Whom it is for. */
            coordinator: string;
            letter: components["schemas"]["LetterView"];
            /** @description Whether what counts is a PDF that the client uploaded, signed by hand or elsewhere. */
            isUploaded: boolean;
            createdAt: string;
            signedAt: null | string;
            signerName: null | string;
            signerTitle: null | string;
            sentAt: null | string;
            acknowledgedAt: null | string;
            returnedAt: null | string;
        };
        /** @description The Digital Services Coordinator of a Member State, Article 49 DSA, and how it is notified. */
        CoordinatorView: {
            /** @enum {unknown} */
            state: "AT" | "BE" | "BG" | "HR" | "CY" | "CZ" | "DK" | "EE" | "FI" | "FR" | "DE" | "GR" | "HU" | "IE" | "IT" | "LV" | "LT" | "LU" | "MT" | "NL" | "PL" | "PT" | "RO" | "SK" | "SI" | "ES" | "SE";
            name: string;
            /** @enum {unknown} */
            procedure: "registry" | "letter" | "unclear";
            site: null | string;
            note: string;
            /** @description Null until a person has confirmed one: then nothing goes out by mail. */
            address: null | components["schemas"]["CoordinatorAddressView"];
        };
        /** @description Where letters to a coordinator go by mail, and who has read that where. */
        CoordinatorAddressView: {
            email: string;
            source: string;
            /** @description ISO 8601, UTC. */
            confirmedAt: string;
            /** @description `admin:<id>`. */
            confirmedBy: string;
        };
        /** @description A change as staff lists it. */
        ProfileChangeItem: {
            /** @description As it is now. */
            companyName: string;
            id: number;
            signupId: number;
            /** @enum {unknown} */
            state: "applied" | "stopped" | "open" | "refused" | "withdrawn";
            fields: components["schemas"]["ChangedFieldView"][];
            /** @description Staff has not accepted yet what is said of the company. */
            awaitsStaff: boolean;
            /** @description New addresses that nobody confirmed yet. */
            awaitsAddresses: ("legalContactEmail" | "escalationContactEmail")[];
            /** @description It is one that the contact before it is told of and may stop. */
            awaitsFormerContact: boolean;
            /** @description Until when; null as long as the mail to that contact is under way. */
            stoppableUntil: null | string;
            askedAt: string;
            decidedAt: null | string;
            /** @description Why staff refused it, for the client; else null. */
            reason: null | string;
        };
        /** @description `GET /api/admin/money`: what came in, what is due, what is owed. Demo payments are not in it. Integer cents. */
        MoneyFiguresView: {
            currency: string;
            /** @description Charges of the last 365 days. */
            paidCents: number;
            refundedCents: number;
            /** @description Renewals month by month, from the present one (`2026-11`) to the same one of next year. */
            renewalsDue: {
                month: string;
                count: number;
                amountCents: number;
            }[];
            overdue: {
                count: number;
                amountCents: number;
            };
            onHold: number;
        };
        /** @description `GET /api/admin/payments`: one fee, and what became of it. */
        PaymentItem: {
            companyName: string;
            /** @description 1 for the first year. */
            serviceYear: number;
            /** @description The provider's own name for it. */
            providerReference: string;
            /** @description The number of its invoice; null for the demo, and while a task about it is open. */
            invoice: null | string;
            refund: null | components["schemas"]["RefundView"];
            id: number;
            signupId: number;
            /** @description Integer euro cents. */
            amountCents: number;
            currency: string;
            /** @description `demo` while no real provider is set up. */
            provider: string;
            paidAt: string;
        };
        RefundView: {
            /** @enum {unknown} */
            state: "failed" | "asked" | "made";
            amountCents: number;
            askedAt: string;
            madeAt: null | string;
            /** @description What the provider said. */
            failure: null | string;
        };
        /** @description `GET /api/admin/invoices`. */
        InvoiceItem: {
            id: number;
            signupId: number;
            /** @description As it stands on the invoice. */
            companyName: string;
            /** @description The invoice that a credit note takes back. */
            credits: null | string;
            /** @description `R13-2026-00001`, without a gap within a year. */
            number: string;
            /** @enum {unknown} */
            kind: "invoice" | "credit-note";
            issuedAt: string;
            /** @description Below zero on a credit note. */
            net: number;
            vat: number;
            currency: string;
            /** @enum {unknown} */
            vatTreatment: "outside-scope" | "unknown";
            /** @description Where the PDF is. */
            pdf: string;
        };
        /** @description `GET /api/admin/billing-tasks`: something about money that staff has to settle. */
        BillingTaskView: {
            id: number;
            /** @description Null where the provider told of a payment of nobody. */
            signupId: null | number;
            companyName: null | string;
            /** @enum {unknown} */
            kind: "vat-unclear" | "other-amount" | "second-subscription" | "unknown-payment" | "debt" | "dispute" | "refund-failed";
            /** @description What it is about, in words for staff: amounts, references of the provider. */
            details: string;
            openedAt: string;
            doneAt: null | string;
            doneBy: null | string;
            note: null | string;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    ComplianceCheckController_complete: {
        parameters: {
            query?: never;
            header?: {
                /** @description One per form; kept for ever */
                "Idempotency-Key"?: string;
                /** @description A secret of the browser: before it has a session, its keys hold only together with this */
                "Idempotency-Scope"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ComplianceCheckBody"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ComplianceCheckView"];
                };
            };
            /** @description `gateway.validation-failed` Please check the marked fields…; `gateway.malformed-body` Please send a well-formed request; `gateway.body-too-complex` Please send a simpler request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.foreign-origin` Please use our own site */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.slow-body` Your connection is too slow */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.idempotency-key-in-use` The same request is still running */
            409: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.body-too-large` Please send at most … kB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unsupported-media-type` Please send JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.idempotency-key-reused` This Idempotency-Key was used with another body */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.too-many-attempts` Too many attempts */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unexpected` Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.service-unavailable` Service unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    SignupRegistrationController_register: {
        parameters: {
            query?: never;
            header?: {
                /** @description One per form; kept for ever */
                "Idempotency-Key"?: string;
                /** @description A secret of the browser: before it has a session, its keys hold only together with this */
                "Idempotency-Scope"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignupBody"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignupView"];
                };
            };
            /** @description `gateway.validation-failed` Please check the marked fields…; `gateway.malformed-body` Please send a well-formed request; `gateway.body-too-complex` Please send a simpler request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.foreign-origin` Please use our own site; `gateway.forbidden` Your role does not allow this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.slow-body` Your connection is too slow */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.idempotency-key-in-use` The same request is still running */
            409: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.body-too-large` Please send at most … kB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unsupported-media-type` Please send JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.idempotency-key-reused` This Idempotency-Key was used with another body */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.too-many-attempts` Too many attempts */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unexpected` Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.service-unavailable` Service unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    SignupRegistrationController_resume: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MailedTokenBody"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignupView"];
                };
            };
            /** @description `gateway.validation-failed` Please check the marked fields…; `gateway.malformed-body` Please send a well-formed request; `gateway.body-too-complex` Please send a simpler request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.foreign-origin` Please use our own site; `gateway.forbidden` Your role does not allow this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.not-found` Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.slow-body` Your connection is too slow */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `onboarding.account-already-activated` Account is already activated */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `onboarding.link-expired` This link is no longer valid; `onboarding.account-already-activated` Account is already activated */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.body-too-large` Please send at most … kB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unsupported-media-type` Please send JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.too-many-attempts` Too many attempts */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unexpected` Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.service-unavailable` Service unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    ClientSignInController_login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClientSignInBody"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientUserView"];
                };
            };
            /** @description `gateway.validation-failed` Please check the marked fields…; `gateway.malformed-body` Please send a well-formed request; `gateway.body-too-complex` Please send a simpler request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.invalid-credentials` Invalid credentials; `gateway.mfa-required` Please show your second factor */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.foreign-origin` Please use our own site; `onboarding.account-pending` Account is pending */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.slow-body` Your connection is too slow */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.body-too-large` Please send at most … kB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unsupported-media-type` Please send JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `onboarding.account-locked` Account is locked */
            423: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.too-many-attempts` Too many attempts */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unexpected` Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.service-unavailable` Service unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    ClientSignInController_logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            /** @description `gateway.foreign-origin` Please use our own site */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.too-many-attempts` Too many attempts */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unexpected` Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.service-unavailable` Service unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    ClientSignInController_setUp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClientSetupBody"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientSetupView"];
                };
            };
            /** @description Accepted, not done yet */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientSetupView"];
                };
            };
            /** @description `gateway.validation-failed` Please check the marked fields…; `gateway.malformed-body` Please send a well-formed request; `gateway.body-too-complex` Please send a simpler request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.foreign-origin` Please use our own site; `onboarding.account-suspended` Account is suspended */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `onboarding.client-id-not-found` Client ID not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.slow-body` Your connection is too slow */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `onboarding.account-already-activated` Account is already activated; `onboarding.account-suspended` Account is already suspended */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `onboarding.account-already-activated` Account is already activated */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.body-too-large` Please send at most … kB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unsupported-media-type` Please send JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.too-many-attempts` Too many attempts */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unexpected` Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.service-unavailable` Service unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    ClientSecondFactorSignInController_demanded: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecondFactorDemandView"];
                };
            };
            /** @description `gateway.not-signed-in` Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unexpected` Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.service-unavailable` Service unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    ClientSecondFactorSignInController_showCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SecondFactorCodeBody"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientUserView"];
                };
            };
            /** @description `gateway.validation-failed` Please check the marked fields…; `gateway.malformed-body` Please send a well-formed request; `gateway.body-too-complex` Please send a simpler request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.not-signed-in` Not signed in; `gateway.invalid-credentials` Invalid credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.foreign-origin` Please use our own site */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.slow-body` Your connection is too slow */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.body-too-large` Please send at most … kB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unsupported-media-type` Please send JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.too-many-attempts` Too many attempts */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unexpected` Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.service-unavailable` Service unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    ClientSecondFactorSignInController_passkeyOptions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyOptionsView"];
                };
            };
            /** @description `gateway.not-signed-in` Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.foreign-origin` Please use our own site */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.too-many-attempts` Too many attempts */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unexpected` Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.service-unavailable` Service unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    ClientSecondFactorSignInController_showPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasskeyAnswerBody"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientUserView"];
                };
            };
            /** @description `gateway.validation-failed` Please check the marked fields…; `gateway.malformed-body` Please send a well-formed request; `gateway.body-too-complex` Please send a simpler request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.not-signed-in` Not signed in; `gateway.invalid-credentials` Invalid credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.foreign-origin` Please use our own site */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.slow-body` Your connection is too slow */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.body-too-large` Please send at most … kB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unsupported-media-type` Please send JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.too-many-attempts` Too many attempts */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unexpected` Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.service-unavailable` Service unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    ClientResetController_request: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClientResetBody"];
            };
        };
        responses: {
            /** @description Accepted, not done yet */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            /** @description `gateway.validation-failed` Please check the marked fields…; `gateway.malformed-body` Please send a well-formed request; `gateway.body-too-complex` Please send a simpler request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.foreign-origin` Please use our own site */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.slow-body` Your connection is too slow */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.body-too-large` Please send at most … kB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unsupported-media-type` Please send JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.too-many-attempts` Too many attempts */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unexpected` Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.service-unavailable` Service unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    ClientResetController_confirm: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClientResetConfirmBody"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasswordResetView"];
                };
            };
            /** @description `gateway.validation-failed` Please check the marked fields…; `gateway.malformed-body` Please send a well-formed request; `gateway.body-too-complex` Please send a simpler request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.foreign-origin` Please use our own site; `onboarding.account-suspended` Account is suspended */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.not-found` Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.slow-body` Your connection is too slow */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `onboarding.account-suspended` Account is already suspended */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `onboarding.link-expired` This link is no longer valid */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.body-too-large` Please send at most … kB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unsupported-media-type` Please send JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.too-many-attempts` Too many attempts */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unexpected` Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.service-unavailable` Service unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    AddressConfirmationController_confirm: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MailedTokenBody"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddressConfirmationView"];
                };
            };
            /** @description `gateway.validation-failed` Please check the marked fields…; `gateway.malformed-body` Please send a well-formed request; `gateway.body-too-complex` Please send a simpler request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.foreign-origin` Please use our own site */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.slow-body` Your connection is too slow */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `onboarding.link-expired` This link is no longer valid */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.body-too-large` Please send at most … kB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unsupported-media-type` Please send JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.too-many-attempts` Too many attempts */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unexpected` Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.service-unavailable` Service unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    AddressConfirmationController_stop: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MailedTokenBody"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangeStoppedView"];
                };
            };
            /** @description `gateway.validation-failed` Please check the marked fields…; `gateway.malformed-body` Please send a well-formed request; `gateway.body-too-complex` Please send a simpler request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.foreign-origin` Please use our own site */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.slow-body` Your connection is too slow */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `onboarding.link-expired` This link is no longer valid */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.body-too-large` Please send at most … kB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unsupported-media-type` Please send JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.too-many-attempts` Too many attempts */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unexpected` Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.service-unavailable` Service unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    AdminSignInController_login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdminSignInBody"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminUserView"];
                };
            };
            /** @description `gateway.validation-failed` Please check the marked fields…; `gateway.malformed-body` Please send a well-formed request; `gateway.body-too-complex` Please send a simpler request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.invalid-credentials` Invalid credentials; `gateway.mfa-required` Please show your second factor */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.foreign-origin` Please use our own site */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.slow-body` Your connection is too slow */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.body-too-large` Please send at most … kB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unsupported-media-type` Please send JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.too-many-attempts` Too many attempts */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unexpected` Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.service-unavailable` Service unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    AdminSignInController_logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            /** @description `gateway.foreign-origin` Please use our own site */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.too-many-attempts` Too many attempts */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unexpected` Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.service-unavailable` Service unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    AdminSecondFactorController_demanded: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecondFactorDemandView"];
                };
            };
            /** @description `gateway.not-signed-in` Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unexpected` Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.service-unavailable` Service unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    AdminSecondFactorController_showCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SecondFactorCodeBody"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminUserView"];
                };
            };
            /** @description `gateway.validation-failed` Please check the marked fields…; `gateway.malformed-body` Please send a well-formed request; `gateway.body-too-complex` Please send a simpler request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.not-signed-in` Not signed in; `gateway.invalid-credentials` Invalid credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.foreign-origin` Please use our own site */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.slow-body` Your connection is too slow */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.body-too-large` Please send at most … kB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unsupported-media-type` Please send JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.too-many-attempts` Too many attempts */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unexpected` Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.service-unavailable` Service unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    AdminSecondFactorController_passkeyOptions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyOptionsView"];
                };
            };
            /** @description `gateway.not-signed-in` Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.foreign-origin` Please use our own site */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.too-many-attempts` Too many attempts */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unexpected` Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.service-unavailable` Service unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    AdminSecondFactorController_showPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasskeyAnswerBody"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminUserView"];
                };
            };
            /** @description `gateway.validation-failed` Please check the marked fields…; `gateway.malformed-body` Please send a well-formed request; `gateway.body-too-complex` Please send a simpler request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.not-signed-in` Not signed in; `gateway.invalid-credentials` Invalid credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.foreign-origin` Please use our own site */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.slow-body` Your connection is too slow */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.body-too-large` Please send at most … kB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unsupported-media-type` Please send JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.too-many-attempts` Too many attempts */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unexpected` Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.service-unavailable` Service unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    IpController_ip: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IpView"];
                };
            };
            /** @description `gateway.unexpected` Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.service-unavailable` Service unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    StatusController_statuses: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceStatusView"][];
                };
            };
            /** @description `gateway.unexpected` Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.service-unavailable` Service unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    StatusController_history: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatusHistoryView"];
                };
            };
            /** @description `gateway.unexpected` Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.service-unavailable` Service unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    VerifyController_find: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                sha256: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KnownAgreementView"] | components["schemas"]["KnownCertificateView"] | components["schemas"]["KnownLetterView"] | components["schemas"]["KnownInvoiceView"] | {
                        /** @enum {unknown} */
                        known: false;
                    };
                };
            };
            /** @description `gateway.validation-failed` Please check the marked fields…; `gateway.malformed-body` Please send a well-formed request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.not-found` Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.too-many-attempts` Too many attempts */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unexpected` Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.service-unavailable` Service unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    VerifyController_verify: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    file: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadVerificationView"];
                };
            };
            /** @description `gateway.validation-failed` Please check the marked fields…; `gateway.malformed-body` Please send a well-formed request; `gateway.body-too-complex` Please send a simpler request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.foreign-origin` Please use our own site */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.slow-body` Your connection is too slow */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.body-too-large` Please send at most … kB; `onboarding.file-too-large` Please upload at most 10 MB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unsupported-media-type` Please send JSON; `agreements.not-a-pdf` This file is not a PDF. Please choose the signed letter as a PDF. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `agreements.pdf-encrypted` This PDF is encrypted. Please choose a copy without a password.; `agreements.too-many-signatures` Please choose a PDF with at most … signatures */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.too-many-attempts` Too many attempts */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unexpected` Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.service-unavailable` Service unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    ChatController_ask: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AskAssistantBody"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssistantAnswerView"];
                };
            };
            /** @description `gateway.validation-failed` Please check the marked fields…; `gateway.malformed-body` Please send a well-formed request; `gateway.body-too-complex` Please send a simpler request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.foreign-origin` Please use our own site */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.slow-body` Your connection is too slow */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.body-too-large` Please send at most … kB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unsupported-media-type` Please send JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.too-many-attempts` Too many attempts */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unexpected` Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.service-unavailable` Service unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    ContactController_send: {
        parameters: {
            query?: never;
            header?: {
                /** @description One per form; kept for ever */
                "Idempotency-Key"?: string;
                /** @description A secret of the browser: before it has a session, its keys hold only together with this */
                "Idempotency-Scope"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactMessageBody"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactMessageReceiptView"];
                };
            };
            /** @description `gateway.validation-failed` Please check the marked fields…; `gateway.malformed-body` Please send a well-formed request; `gateway.body-too-complex` Please send a simpler request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.foreign-origin` Please use our own site */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.slow-body` Your connection is too slow */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.idempotency-key-in-use` The same request is still running */
            409: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.body-too-large` Please send at most … kB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unsupported-media-type` Please send JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.idempotency-key-reused` This Idempotency-Key was used with another body */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.too-many-attempts` Too many attempts */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unexpected` Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.service-unavailable` Service unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    CspReportsController_report: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Accepted, not done yet */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            /** @description `gateway.malformed-body` Please send a well-formed request; `gateway.body-too-complex` Please send a simpler request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.slow-body` Your connection is too slow */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.body-too-large` Please send at most … kB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.too-many-attempts` Too many attempts */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unexpected` Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.service-unavailable` Service unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    RemoteErrorsController_report: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RemoteErrorBody"];
            };
        };
        responses: {
            /** @description Accepted, not done yet */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            /** @description `gateway.validation-failed` Please check the marked fields…; `gateway.malformed-body` Please send a well-formed request; `gateway.body-too-complex` Please send a simpler request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.foreign-origin` Please use our own site */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.slow-body` Your connection is too slow */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.body-too-large` Please send at most … kB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unsupported-media-type` Please send JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.too-many-attempts` Too many attempts */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unexpected` Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.service-unavailable` Service unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    RemoteErrorsController_visitors: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                remote: string;
                version: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RemoteErrorsView"];
                };
            };
            /** @description `gateway.validation-failed` Please check the marked fields…; `gateway.malformed-body` Please send a well-formed request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.not-found` Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.too-many-attempts` Too many attempts */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unexpected` Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.service-unavailable` Service unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    ProviderEventsController_receive: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                provider: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        received: true;
                    };
                };
            };
            /** @description `gateway.validation-failed` Please check the marked fields…; `gateway.malformed-body` Please send a well-formed request; `gateway.body-too-complex` Please send a simpler request; `onboarding.webhook-refused` This webhook is not taken */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.not-found` Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.slow-body` Your connection is too slow */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.body-too-large` Please send at most … kB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.too-many-attempts` Too many attempts */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unexpected` Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.service-unavailable` Service unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    RegisterController_search: {
        parameters: {
            query: {
                q: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegisterHitView"][];
                };
            };
            /** @description `gateway.validation-failed` Please check the marked fields…; `gateway.malformed-body` Please send a well-formed request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.too-many-attempts` Too many attempts */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unexpected` Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.service-unavailable` Service unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    RegisterController_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                number: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegisterView"];
                };
            };
            /** @description `gateway.validation-failed` Please check the marked fields…; `gateway.malformed-body` Please send a well-formed request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.not-found` Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.too-many-attempts` Too many attempts */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unexpected` Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.service-unavailable` Service unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    RegisterDocumentsController_certificate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                number: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            /** @description `gateway.validation-failed` Please check the marked fields…; `gateway.malformed-body` Please send a well-formed request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.not-found` Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `agreements.mandate-over` The mandate has ended */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.too-many-attempts` Too many attempts */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unexpected` Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.service-unavailable` Service unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    RegisterDocumentsController_appointment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                number: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description `gateway.validation-failed` Please check the marked fields…; `gateway.malformed-body` Please send a well-formed request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.not-found` Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.too-many-attempts` Too many attempts */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unexpected` Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.service-unavailable` Service unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    RegisterDocumentsController_credential: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                number: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vc+jwt": string;
                };
            };
            /** @description `gateway.validation-failed` Please check the marked fields…; `gateway.malformed-body` Please send a well-formed request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.not-found` Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `agreements.mandate-over` The mandate has ended */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.too-many-attempts` Too many attempts */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unexpected` Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.service-unavailable` Service unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    BadgeController_badge: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                number: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/svg+xml": string;
                };
            };
            /** @description `gateway.validation-failed` Please check the marked fields…; `gateway.malformed-body` Please send a well-formed request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.not-found` Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unexpected` Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.service-unavailable` Service unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    WellKnownController_keys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegisterKeysView"];
                };
            };
            /** @description `gateway.unexpected` Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.service-unavailable` Service unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    WellKnownController_representative: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RepresentativeFileView"];
                };
            };
            /** @description `gateway.unexpected` Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.service-unavailable` Service unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    AuthorityIntakeController_work: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IntakeWorkView"];
                };
            };
            /** @description `gateway.unexpected` Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.service-unavailable` Service unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    AuthorityIntakeController_file: {
        parameters: {
            query?: never;
            header?: {
                /** @description The challenge of `GET /api/authority-requests/work`, a dot, the number that was found */
                "X-Intake-Work"?: string;
                /** @description One per form; kept for ever */
                "Idempotency-Key"?: string;
                /** @description A secret of the browser: before it has a session, its keys hold only together with this */
                "Idempotency-Scope"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AuthorityRequestBody"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthorityRequestReceiptView"];
                };
            };
            /** @description `gateway.validation-failed` Please check the marked fields…; `gateway.malformed-body` Please send a well-formed request; `gateway.body-too-complex` Please send a simpler request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.foreign-origin` Please use our own site */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.slow-body` Your connection is too slow */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.idempotency-key-in-use` The same request is still running */
            409: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.body-too-large` Please send at most … kB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unsupported-media-type` Please send JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.idempotency-key-reused` This Idempotency-Key was used with another body */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.intake-work-required` Please fetch a new challenge from /api/authority-requests/work, solve it and send it as … */
            428: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.too-many-attempts` Too many attempts */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unexpected` Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.service-unavailable` Service unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    AuthorityRequestsController_read: {
        parameters: {
            query?: never;
            header: {
                /** @description `Bearer` and the token of the link */
                Authorization: string;
            };
            path: {
                reference: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthorityRequestStatusView"];
                };
            };
            /** @description `gateway.validation-failed` Please check the marked fields…; `gateway.malformed-body` Please send a well-formed request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.not-found` Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.too-many-attempts` Too many attempts */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unexpected` Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.service-unavailable` Service unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    AuthorityRequestsController_write: {
        parameters: {
            query?: never;
            header: {
                /** @description One per form; kept for ever */
                "Idempotency-Key"?: string;
                /** @description A secret of the browser: before it has a session, its keys hold only together with this */
                "Idempotency-Scope"?: string;
                /** @description `Bearer` and the token of the link */
                Authorization: string;
            };
            path: {
                reference: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TicketMessageBody"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthorityMessageView"];
                };
            };
            /** @description `gateway.validation-failed` Please check the marked fields…; `gateway.malformed-body` Please send a well-formed request; `gateway.body-too-complex` Please send a simpler request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.foreign-origin` Please use our own site */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.not-found` Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.slow-body` Your connection is too slow */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.idempotency-key-in-use` The same request is still running; `sla.ticket-closed` This ticket is closed */
            409: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.body-too-large` Please send at most … kB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unsupported-media-type` Please send JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.idempotency-key-reused` This Idempotency-Key was used with another body */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.too-many-attempts` Too many attempts */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unexpected` Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.service-unavailable` Service unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    AuthorityRequestsController_upload: {
        parameters: {
            query?: never;
            header: {
                /** @description One per form; kept for ever */
                "Idempotency-Key"?: string;
                /** @description A secret of the browser: before it has a session, its keys hold only together with this */
                "Idempotency-Scope"?: string;
                /** @description `Bearer` and the token of the link */
                Authorization: string;
            };
            path: {
                reference: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    file: string;
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TicketFileView"];
                };
            };
            /** @description `gateway.validation-failed` Please check the marked fields…; `gateway.malformed-body` Please send a well-formed request; `gateway.body-too-complex` Please send a simpler request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.foreign-origin` Please use our own site */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.not-found` Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.slow-body` Your connection is too slow */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `sla.ticket-closed` This ticket is closed; `sla.ticket-files-full` This order has … files of yours already. Please put more of them into one.; `sla.mailbox-unconfirmed` Before the address is confirmed, a request holds 5 MB of files. Open the link in our mail, confirm the address, and add the rest there. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.body-too-large` Please send at most … kB; `onboarding.file-too-large` Please upload at most 10 MB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unsupported-media-type` Please send JSON; `onboarding.file-type-not-accepted` Please upload a PDF, a docx or odt document, or plain text */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `onboarding.file-active` This file holds a script, an action or other files. Please print it into a new PDF and upload that.; `onboarding.file-unreadable` This PDF is protected or damaged, so that we cannot look into it. Please upload it without a password.; `onboarding.file-infected` Our virus scanner found something harmful in this file */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.too-many-attempts` Too many attempts */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unexpected` Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.service-unavailable` Service unavailable; `onboarding.file-not-scanned` We cannot check files for viruses at the moment. Please try again in a minute. */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    AuthorityRequestsController_download: {
        parameters: {
            query?: never;
            header: {
                /** @description `Bearer` and the token of the link */
                Authorization: string;
            };
            path: {
                fileId: string;
                reference: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            /** @description `gateway.validation-failed` Please check the marked fields…; `gateway.malformed-body` Please send a well-formed request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.not-found` Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.too-many-attempts` Too many attempts */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unexpected` Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.service-unavailable` Service unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    AuthorityRequestsController_confirm: {
        parameters: {
            query?: never;
            header: {
                /** @description `Bearer` and the token of the link */
                Authorization: string;
            };
            path: {
                reference: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConfirmSenderBody"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthorityRequestStatusView"];
                };
            };
            /** @description `gateway.validation-failed` Please check the marked fields…; `gateway.malformed-body` Please send a well-formed request; `gateway.body-too-complex` Please send a simpler request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.foreign-origin` Please use our own site */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.not-found` Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.slow-body` Your connection is too slow */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.body-too-large` Please send at most … kB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unsupported-media-type` Please send JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.too-many-attempts` Too many attempts */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unexpected` Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.service-unavailable` Service unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    AuthorityRequestsController_renew: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                reference: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Accepted, not done yet */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            /** @description `gateway.validation-failed` Please check the marked fields…; `gateway.malformed-body` Please send a well-formed request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.foreign-origin` Please use our own site */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.too-many-attempts` Too many attempts */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unexpected` Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.service-unavailable` Service unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    SignupController_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                signupId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignupView"];
                };
            };
            /** @description `gateway.validation-failed` Please check the marked fields…; `gateway.malformed-body` Please send a well-formed request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.not-found` Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unexpected` Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.service-unavailable` Service unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    PaymentController_complete: {
        parameters: {
            query?: never;
            header?: {
                /** @description One per form; kept for ever */
                "Idempotency-Key"?: string;
                /** @description A secret of the browser: before it has a session, its keys hold only together with this */
                "Idempotency-Scope"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentBody"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentView"] | components["schemas"]["PaymentBegunView"];
                };
            };
            /** @description `gateway.validation-failed` Please check the marked fields…; `gateway.malformed-body` Please send a well-formed request; `gateway.body-too-complex` Please send a simpler request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.foreign-origin` Please use our own site; `gateway.forbidden` Your role does not allow this; `onboarding.account-suspended` Account is suspended */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.not-found` Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.slow-body` Your connection is too slow */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.idempotency-key-in-use` The same request is still running; `onboarding.account-suspended` Account is already suspended */
            409: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.body-too-large` Please send at most … kB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unsupported-media-type` Please send JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.idempotency-key-reused` This Idempotency-Key was used with another body */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.too-many-attempts` Too many attempts */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unexpected` Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.service-unavailable` Service unavailable; `onboarding.payment-provider-away` The payment provider does not answer. Nothing was charged. */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    PaymentController_state: {
        parameters: {
            query?: {
                /** @description The provider's page that the visitor comes back from. */
                session?: string;
            };
            header?: never;
            path: {
                signupId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentStateView"];
                };
            };
            /** @description `gateway.validation-failed` Please check the marked fields…; `gateway.malformed-body` Please send a well-formed request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.not-found` Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unexpected` Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.service-unavailable` Service unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    LegalAgreementController_sign: {
        parameters: {
            query?: never;
            header?: {
                /** @description One per form; kept for ever */
                "Idempotency-Key"?: string;
                /** @description A secret of the browser: before it has a session, its keys hold only together with this */
                "Idempotency-Scope"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignAgreementBody"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AgreementView"];
                };
            };
            /** @description `gateway.validation-failed` Please check the marked fields…; `gateway.malformed-body` Please send a well-formed request; `gateway.body-too-complex` Please send a simpler request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.foreign-origin` Please use our own site; `gateway.forbidden` Your role does not allow this; `onboarding.account-suspended` Account is suspended */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.not-found` Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.slow-body` Your connection is too slow */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.idempotency-key-in-use` The same request is still running; `agreements.text-changed` The agreement has changed. Please read it again. */
            409: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.body-too-large` Please send at most … kB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unsupported-media-type` Please send JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.idempotency-key-reused` This Idempotency-Key was used with another body */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.too-many-attempts` Too many attempts */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unexpected` Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.service-unavailable` Service unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    LegalAgreementController_draft: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                signupId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AgreementDraftView"];
                };
            };
            /** @description `gateway.validation-failed` Please check the marked fields…; `gateway.malformed-body` Please send a well-formed request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.not-found` Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unexpected` Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.service-unavailable` Service unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    LegalAgreementController_detailsToPublish: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                signupId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DetailsToPublishView"];
                };
            };
            /** @description `gateway.validation-failed` Please check the marked fields…; `gateway.malformed-body` Please send a well-formed request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.not-found` Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `agreements.agreement-not-signed` The agreement is not signed yet */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unexpected` Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.service-unavailable` Service unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    LegalAgreementController_pdf: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                signupId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            /** @description `gateway.validation-failed` Please check the marked fields…; `gateway.malformed-body` Please send a well-formed request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.not-found` Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `agreements.agreement-not-signed` The agreement is not signed yet */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unexpected` Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.service-unavailable` Service unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    ProviderInformationController_create: {
        parameters: {
            query?: never;
            header?: {
                /** @description One per form; kept for ever */
                "Idempotency-Key"?: string;
                /** @description A secret of the browser: before it has a session, its keys hold only together with this */
                "Idempotency-Scope"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProviderInformationBody"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProviderInformationView"];
                };
            };
            /** @description `gateway.validation-failed` Please check the marked fields…; `gateway.malformed-body` Please send a well-formed request; `gateway.body-too-complex` Please send a simpler request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.foreign-origin` Please use our own site; `onboarding.account-suspended` Account is suspended; `onboarding.payment-overdue` Please pay the yearly fee that is overdue first */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.not-found` Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.slow-body` Your connection is too slow */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.idempotency-key-in-use` The same request is still running; `onboarding.provider-information-exists` Provider information was submitted before; `onboarding.account-suspended` Account is already suspended */
            409: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.body-too-large` Please send at most … kB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unsupported-media-type` Please send JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.idempotency-key-reused` This Idempotency-Key was used with another body */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.too-many-attempts` Too many attempts */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unexpected` Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.service-unavailable` Service unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    ProviderInformationController_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                signupId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProviderInformationView"];
                };
            };
            /** @description `gateway.validation-failed` Please check the marked fields…; `gateway.malformed-body` Please send a well-formed request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.not-found` Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unexpected` Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.service-unavailable` Service unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    ProviderInformationController_update: {
        parameters: {
            query?: never;
            header?: {
                /** @description One per form; kept for ever */
                "Idempotency-Key"?: string;
                /** @description A secret of the browser: before it has a session, its keys hold only together with this */
                "Idempotency-Scope"?: string;
            };
            path: {
                signupId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProviderInformationUpdateBody"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProviderInformationView"];
                };
            };
            /** @description `gateway.validation-failed` Please check the marked fields…; `gateway.malformed-body` Please send a well-formed request; `gateway.body-too-complex` Please send a simpler request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.foreign-origin` Please use our own site; `onboarding.account-suspended` Account is suspended; `onboarding.payment-overdue` Please pay the yearly fee that is overdue first */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.not-found` Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.slow-body` Your connection is too slow */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.idempotency-key-in-use` The same request is still running; `onboarding.account-suspended` Account is already suspended */
            409: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.body-too-large` Please send at most … kB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unsupported-media-type` Please send JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.idempotency-key-reused` This Idempotency-Key was used with another body */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.too-many-attempts` Too many attempts */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unexpected` Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.service-unavailable` Service unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    ProviderInformationFilesController_upload: {
        parameters: {
            query?: never;
            header?: {
                /** @description One per form; kept for ever */
                "Idempotency-Key"?: string;
            };
            path: {
                signupId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    file: string;
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProviderFileView"];
                };
            };
            /** @description `gateway.validation-failed` Please check the marked fields…; `gateway.malformed-body` Please send a well-formed request; `gateway.body-too-complex` Please send a simpler request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.foreign-origin` Please use our own site; `onboarding.account-suspended` Account is suspended */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.not-found` Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.slow-body` Your connection is too slow */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `onboarding.file-quota-reached` You can keep at most 20 files, 50 MB together; `onboarding.file-quota-before-setup` Before the account is set up, there is room for 5 MB of files. Set it up from our email, then add the rest.; `onboarding.upload-incomplete` The file did not arrive as it was sent. Please upload it again.; `onboarding.account-suspended` Account is already suspended */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.body-too-large` Please send at most … kB; `onboarding.file-too-large` Please upload at most 10 MB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unsupported-media-type` Please send JSON; `onboarding.file-type-not-accepted` Please upload a PDF, a docx or odt document, or plain text */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `onboarding.file-active` This file holds a script, an action or other files. Please print it into a new PDF and upload that.; `onboarding.file-unreadable` This PDF is protected or damaged, so that we cannot look into it. Please upload it without a password. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.too-many-attempts` Too many attempts */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unexpected` Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.service-unavailable` Service unavailable; `onboarding.file-not-scanned` We cannot check files for viruses at the moment. Please try again in a minute. */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    ProviderInformationFilesController_download: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                signupId: number;
                fileId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            /** @description `gateway.validation-failed` Please check the marked fields…; `gateway.malformed-body` Please send a well-formed request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.not-found` Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unexpected` Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.service-unavailable` Service unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    ClientController_user: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientUserView"];
                };
            };
            /** @description `gateway.not-signed-in` Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.not-found` Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unexpected` Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.service-unavailable` Service unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    ClientController_profile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientProfileView"];
                };
            };
            /** @description `gateway.not-signed-in` Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.not-found` Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unexpected` Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.service-unavailable` Service unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    ClientController_agreement: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": null | components["schemas"]["AgreementView"];
                };
            };
            /** @description `gateway.not-signed-in` Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unexpected` Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.service-unavailable` Service unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    ClientController_mandate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MandateView"];
                };
            };
            /** @description `gateway.not-signed-in` Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unexpected` Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.service-unavailable` Service unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    ClientDesignationController_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DesignationView"][];
                };
            };
            /** @description `gateway.not-signed-in` Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unexpected` Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.service-unavailable` Service unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    ClientDesignationController_sign: {
        parameters: {
            query?: never;
            header?: {
                /** @description One per form; kept for ever */
                "Idempotency-Key"?: string;
                /** @description A secret of the browser: before it has a session, its keys hold only together with this */
                "Idempotency-Scope"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignDesignationBody"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DesignationView"];
                };
            };
            /** @description `gateway.validation-failed` Please check the marked fields…; `gateway.malformed-body` Please send a well-formed request; `gateway.body-too-complex` Please send a simpler request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.not-signed-in` Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.foreign-origin` Please use our own site; `onboarding.account-suspended` Account is suspended */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.not-found` Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.slow-body` Your connection is too slow */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.idempotency-key-in-use` The same request is still running; `agreements.text-changed` The agreement has changed. Please read it again. */
            409: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.body-too-large` Please send at most … kB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unsupported-media-type` Please send JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.idempotency-key-reused` This Idempotency-Key was used with another body */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.too-many-attempts` Too many attempts */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unexpected` Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.service-unavailable` Service unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    ClientDesignationController_letter: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            /** @description `gateway.validation-failed` Please check the marked fields…; `gateway.malformed-body` Please send a well-formed request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.not-signed-in` Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.not-found` Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unexpected` Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.service-unavailable` Service unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    ClientDesignationController_upload: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    file: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DesignationView"];
                };
            };
            /** @description `gateway.validation-failed` Please check the marked fields…; `gateway.malformed-body` Please send a well-formed request; `gateway.body-too-complex` Please send a simpler request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.not-signed-in` Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.foreign-origin` Please use our own site */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.not-found` Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.slow-body` Your connection is too slow */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.body-too-large` Please send at most … kB; `onboarding.file-too-large` Please upload at most 10 MB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unsupported-media-type` Please send JSON; `agreements.not-a-pdf` This file is not a PDF. Please choose the signed letter as a PDF. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `onboarding.file-active` This file holds a script, an action or other files. Please print it into a new PDF and upload that.; `onboarding.file-unreadable` This PDF is protected or damaged, so that we cannot look into it. Please upload it without a password.; `onboarding.file-infected` Our virus scanner found something harmful in this file */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.too-many-attempts` Too many attempts */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unexpected` Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.service-unavailable` Service unavailable; `onboarding.file-not-scanned` We cannot check files for viruses at the moment. Please try again in a minute. */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    ClientPasswordController_change: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClientPasswordBody"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasswordChangeView"];
                };
            };
            /** @description `gateway.validation-failed` Please check the marked fields…; `gateway.malformed-body` Please send a well-formed request; `gateway.body-too-complex` Please send a simpler request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.not-signed-in` Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.foreign-origin` Please use our own site */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.not-found` Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.slow-body` Your connection is too slow */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.body-too-large` Please send at most … kB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unsupported-media-type` Please send JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `onboarding.account-locked` Account is locked */
            423: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.too-many-attempts` Too many attempts */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unexpected` Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.service-unavailable` Service unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    ClientSessionsController_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionView"][];
                };
            };
            /** @description `gateway.not-signed-in` Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unexpected` Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.service-unavailable` Service unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    ClientSessionsController_endOthers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionsEndedView"];
                };
            };
            /** @description `gateway.not-signed-in` Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.foreign-origin` Please use our own site; `gateway.step-up-required` Please enter your password again */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.too-many-attempts` Too many attempts */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unexpected` Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.service-unavailable` Service unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    ClientSessionsController_end: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionsEndedView"];
                };
            };
            /** @description `gateway.validation-failed` Please check the marked fields…; `gateway.malformed-body` Please send a well-formed request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.not-signed-in` Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.foreign-origin` Please use our own site; `gateway.step-up-required` Please enter your password again */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.not-found` Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.too-many-attempts` Too many attempts */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unexpected` Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.service-unavailable` Service unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    ClientStepUpController_prove: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StepUpBody"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StepUpView"];
                };
            };
            /** @description `gateway.validation-failed` Please check the marked fields…; `gateway.malformed-body` Please send a well-formed request; `gateway.body-too-complex` Please send a simpler request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.not-signed-in` Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.foreign-origin` Please use our own site */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.slow-body` Your connection is too slow */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.body-too-large` Please send at most … kB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unsupported-media-type` Please send JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `onboarding.account-locked` Account is locked */
            423: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.too-many-attempts` Too many attempts */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unexpected` Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.service-unavailable` Service unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    ClientSecondFactorController_read: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecondFactorsView"];
                };
            };
            /** @description `gateway.not-signed-in` Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unexpected` Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.service-unavailable` Service unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    ClientSecondFactorController_offerKey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AppKeyView"];
                };
            };
            /** @description `gateway.not-signed-in` Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.foreign-origin` Please use our own site; `gateway.step-up-required` Please enter your password again */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.mfa-exists` An authenticator app is set up already */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.too-many-attempts` Too many attempts */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unexpected` Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.service-unavailable` Service unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    ClientSecondFactorController_addApp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConfirmAppBody"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecondFactorAddedView"];
                };
            };
            /** @description `gateway.validation-failed` Please check the marked fields…; `gateway.malformed-body` Please send a well-formed request; `gateway.body-too-complex` Please send a simpler request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.not-signed-in` Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.foreign-origin` Please use our own site; `gateway.step-up-required` Please enter your password again */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.slow-body` Your connection is too slow */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.mfa-exists` An authenticator app is set up already */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.body-too-large` Please send at most … kB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unsupported-media-type` Please send JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.too-many-attempts` Too many attempts */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unexpected` Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.service-unavailable` Service unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    ClientSecondFactorController_removeApp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecondFactorsView"];
                };
            };
            /** @description `gateway.not-signed-in` Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.foreign-origin` Please use our own site; `gateway.step-up-required` Please enter your password again */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.too-many-attempts` Too many attempts */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unexpected` Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.service-unavailable` Service unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    ClientSecondFactorController_passkeyOptions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyOptionsView"];
                };
            };
            /** @description `gateway.not-signed-in` Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.foreign-origin` Please use our own site; `gateway.step-up-required` Please enter your password again */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.too-many-attempts` Too many attempts */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unexpected` Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.service-unavailable` Service unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    ClientSecondFactorController_addPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddPasskeyBody"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecondFactorAddedView"];
                };
            };
            /** @description `gateway.validation-failed` Please check the marked fields…; `gateway.malformed-body` Please send a well-formed request; `gateway.body-too-complex` Please send a simpler request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.not-signed-in` Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.foreign-origin` Please use our own site; `gateway.step-up-required` Please enter your password again */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.slow-body` Your connection is too slow */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.body-too-large` Please send at most … kB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unsupported-media-type` Please send JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.too-many-attempts` Too many attempts */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unexpected` Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.service-unavailable` Service unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    ClientSecondFactorController_removePasskey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecondFactorsView"];
                };
            };
            /** @description `gateway.validation-failed` Please check the marked fields…; `gateway.malformed-body` Please send a well-formed request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.not-signed-in` Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.foreign-origin` Please use our own site; `gateway.step-up-required` Please enter your password again */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.not-found` Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.too-many-attempts` Too many attempts */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unexpected` Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.service-unavailable` Service unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    ClientSecondFactorController_makeCodes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecoveryCodesView"];
                };
            };
            /** @description `gateway.not-signed-in` Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.foreign-origin` Please use our own site; `gateway.step-up-required` Please enter your password again */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.mfa-missing` There is no second factor yet */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.too-many-attempts` Too many attempts */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unexpected` Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.service-unavailable` Service unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    ClientProfileChangesController_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientProfileChangesView"];
                };
            };
            /** @description `gateway.not-signed-in` Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unexpected` Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.service-unavailable` Service unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    ClientProfileChangesController_ask: {
        parameters: {
            query?: never;
            header?: {
                /** @description One per form; kept for ever */
                "Idempotency-Key"?: string;
                /** @description A secret of the browser: before it has a session, its keys hold only together with this */
                "Idempotency-Scope"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProfileChangeBody"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProfileChangeView"];
                };
            };
            /** @description `gateway.validation-failed` Please check the marked fields…; `gateway.malformed-body` Please send a well-formed request; `gateway.body-too-complex` Please send a simpler request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.not-signed-in` Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.foreign-origin` Please use our own site; `gateway.step-up-required` Please enter your password again; `onboarding.account-suspended` Account is suspended */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.not-found` Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.slow-body` Your connection is too slow */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.idempotency-key-in-use` The same request is still running; `onboarding.profile-change-open` Another change is open. Withdraw it, or wait until it is decided.; `onboarding.account-suspended` Account is already suspended */
            409: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.body-too-large` Please send at most … kB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unsupported-media-type` Please send JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.idempotency-key-reused` This Idempotency-Key was used with another body */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.too-many-attempts` Too many attempts */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unexpected` Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.service-unavailable` Service unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    ClientProfileChangesController_withdraw: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProfileChangeView"];
                };
            };
            /** @description `gateway.validation-failed` Please check the marked fields…; `gateway.malformed-body` Please send a well-formed request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.not-signed-in` Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.foreign-origin` Please use our own site */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.not-found` Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `onboarding.profile-change-decided` This change is decided already. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.too-many-attempts` Too many attempts */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unexpected` Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.service-unavailable` Service unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    PublicationController_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientPublicationView"];
                };
            };
            /** @description `gateway.not-signed-in` Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unexpected` Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.service-unavailable` Service unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    PublicationController_namePage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PublicationPageBody"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientPublicationView"];
                };
            };
            /** @description `gateway.validation-failed` Please check the marked fields…; `gateway.malformed-body` Please send a well-formed request; `gateway.body-too-complex` Please send a simpler request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.not-signed-in` Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.foreign-origin` Please use our own site; `onboarding.account-suspended` Account is suspended */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.not-found` Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.slow-body` Your connection is too slow */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `onboarding.publication-not-watched` We read your website while we represent you: from the beginning of the mandate to its end.; `onboarding.account-suspended` Account is already suspended */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.body-too-large` Please send at most … kB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unsupported-media-type` Please send JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.too-many-attempts` Too many attempts */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unexpected` Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.service-unavailable` Service unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    PublicationController_check: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Accepted, not done yet */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientPublicationView"];
                };
            };
            /** @description `gateway.not-signed-in` Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.foreign-origin` Please use our own site; `onboarding.account-suspended` Account is suspended */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.not-found` Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `onboarding.publication-not-watched` We read your website while we represent you: from the beginning of the mandate to its end.; `onboarding.account-suspended` Account is already suspended */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.too-many-attempts` Too many attempts */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unexpected` Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.service-unavailable` Service unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    ClientTicketsController_list: {
        parameters: {
            query?: {
                /** @description The `id` of the last row already seen; the answer goes on after it. */
                cursor?: number;
                /** @description Rows at most, 1 to 200. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Without `limit`: how many rows the filters find, all pages together */
                    "X-Total-Count"?: number;
                    /** @description Without `limit`, and where more rows follow: the address of the next ones, with `rel="next"` */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientTicketView"][];
                };
            };
            /** @description `gateway.validation-failed` Please check the marked fields…; `gateway.malformed-body` Please send a well-formed request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.not-signed-in` Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unexpected` Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.service-unavailable` Service unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    ClientTicketsController_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientTicketDetailView"];
                };
            };
            /** @description `gateway.validation-failed` Please check the marked fields…; `gateway.malformed-body` Please send a well-formed request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.not-signed-in` Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.not-found` Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unexpected` Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.service-unavailable` Service unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    ClientTicketsController_read: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientTicketDetailView"];
                };
            };
            /** @description `gateway.validation-failed` Please check the marked fields…; `gateway.malformed-body` Please send a well-formed request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.not-signed-in` Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.foreign-origin` Please use our own site */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.not-found` Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `sla.ticket-closed` This ticket is closed */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.too-many-attempts` Too many attempts */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unexpected` Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.service-unavailable` Service unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    ClientTicketsController_write: {
        parameters: {
            query?: never;
            header?: {
                /** @description One per form; kept for ever */
                "Idempotency-Key"?: string;
                /** @description A secret of the browser: before it has a session, its keys hold only together with this */
                "Idempotency-Scope"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TicketMessageBody"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientMessageView"];
                };
            };
            /** @description `gateway.validation-failed` Please check the marked fields…; `gateway.malformed-body` Please send a well-formed request; `gateway.body-too-complex` Please send a simpler request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.not-signed-in` Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.foreign-origin` Please use our own site */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.not-found` Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.slow-body` Your connection is too slow */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.idempotency-key-in-use` The same request is still running; `sla.ticket-closed` This ticket is closed */
            409: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.body-too-large` Please send at most … kB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unsupported-media-type` Please send JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.idempotency-key-reused` This Idempotency-Key was used with another body */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.too-many-attempts` Too many attempts */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unexpected` Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.service-unavailable` Service unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    ClientTicketsController_upload: {
        parameters: {
            query?: never;
            header?: {
                /** @description One per form; kept for ever */
                "Idempotency-Key"?: string;
                /** @description A secret of the browser: before it has a session, its keys hold only together with this */
                "Idempotency-Scope"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    file: string;
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TicketFileView"];
                };
            };
            /** @description `gateway.validation-failed` Please check the marked fields…; `gateway.malformed-body` Please send a well-formed request; `gateway.body-too-complex` Please send a simpler request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.not-signed-in` Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.foreign-origin` Please use our own site */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.not-found` Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.slow-body` Your connection is too slow */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `sla.ticket-closed` This ticket is closed; `sla.ticket-files-full` This order has … files of yours already. Please put more of them into one. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.body-too-large` Please send at most … kB; `onboarding.file-too-large` Please upload at most 10 MB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unsupported-media-type` Please send JSON; `onboarding.file-type-not-accepted` Please upload a PDF, a docx or odt document, or plain text */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `onboarding.file-active` This file holds a script, an action or other files. Please print it into a new PDF and upload that.; `onboarding.file-unreadable` This PDF is protected or damaged, so that we cannot look into it. Please upload it without a password.; `onboarding.file-infected` Our virus scanner found something harmful in this file */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.too-many-attempts` Too many attempts */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unexpected` Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.service-unavailable` Service unavailable; `onboarding.file-not-scanned` We cannot check files for viruses at the moment. Please try again in a minute. */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    ClientTicketsController_download: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
                fileId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            /** @description `gateway.validation-failed` Please check the marked fields…; `gateway.malformed-body` Please send a well-formed request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.not-signed-in` Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.not-found` Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unexpected` Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.service-unavailable` Service unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    ClientResponseTimesController_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResponseTimesRowView"];
                };
            };
            /** @description `gateway.not-signed-in` Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unexpected` Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.service-unavailable` Service unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    TimelineController_timeline: {
        parameters: {
            query?: {
                /** @description The `id` of the last row already seen; the answer goes on after it. */
                cursor?: number;
                /** @description Rows at most, 1 to 200. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TimelineEntryView"][];
                };
            };
            /** @description `gateway.validation-failed` Please check the marked fields…; `gateway.malformed-body` Please send a well-formed request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.not-signed-in` Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unexpected` Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.service-unavailable` Service unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    ClientBillingController_billing: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BillingView"];
                };
            };
            /** @description `gateway.not-signed-in` Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.not-found` Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unexpected` Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.service-unavailable` Service unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    ClientBillingController_change: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BillingBody"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BillingView"];
                };
            };
            /** @description `gateway.validation-failed` Please check the marked fields…; `gateway.malformed-body` Please send a well-formed request; `gateway.body-too-complex` Please send a simpler request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.not-signed-in` Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.foreign-origin` Please use our own site; `onboarding.account-suspended` Account is suspended */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.not-found` Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.slow-body` Your connection is too slow */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `onboarding.account-suspended` Account is already suspended */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.body-too-large` Please send at most … kB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unsupported-media-type` Please send JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.too-many-attempts` Too many attempts */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unexpected` Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.service-unavailable` Service unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    ClientBillingController_invoices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvoiceView"][];
                };
            };
            /** @description `gateway.not-signed-in` Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unexpected` Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.service-unavailable` Service unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    ClientBillingController_pdf: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                number: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            /** @description `gateway.validation-failed` Please check the marked fields…; `gateway.malformed-body` Please send a well-formed request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.not-signed-in` Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.not-found` Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unexpected` Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.service-unavailable` Service unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    ClientSubscriptionController_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": null | components["schemas"]["SubscriptionView"];
                };
            };
            /** @description `gateway.not-signed-in` Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unexpected` Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.service-unavailable` Service unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    ClientSubscriptionController_cancel: {
        parameters: {
            query?: never;
            header?: {
                /** @description One per form; kept for ever */
                "Idempotency-Key"?: string;
                /** @description A secret of the browser: before it has a session, its keys hold only together with this */
                "Idempotency-Scope"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CancellationBody"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubscriptionView"];
                };
            };
            /** @description `gateway.validation-failed` Please check the marked fields…; `gateway.malformed-body` Please send a well-formed request; `gateway.body-too-complex` Please send a simpler request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.not-signed-in` Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.foreign-origin` Please use our own site; `gateway.step-up-required` Please enter your password again */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.not-found` Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.slow-body` Your connection is too slow */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.idempotency-key-in-use` The same request is still running; `onboarding.cancellation-not-possible` There is nothing to cancel: it is over; `onboarding.cancellation-changed` The end is another day by now: please look at it again */
            409: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.body-too-large` Please send at most … kB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unsupported-media-type` Please send JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.idempotency-key-reused` This Idempotency-Key was used with another body */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.too-many-attempts` Too many attempts */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unexpected` Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.service-unavailable` Service unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    ClientSubscriptionController_refund: {
        parameters: {
            query?: never;
            header?: {
                /** @description One per form; kept for ever */
                "Idempotency-Key"?: string;
                /** @description A secret of the browser: before it has a session, its keys hold only together with this */
                "Idempotency-Scope"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubscriptionView"];
                };
            };
            /** @description `gateway.not-signed-in` Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.foreign-origin` Please use our own site; `gateway.step-up-required` Please enter your password again */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.not-found` Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.idempotency-key-in-use` The same request is still running; `onboarding.refund-not-possible` This payment moved no money, or was given back already */
            409: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.idempotency-key-reused` This Idempotency-Key was used with another body */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.too-many-attempts` Too many attempts */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unexpected` Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.service-unavailable` Service unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    ClientSubscriptionController_card: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentBegunView"];
                };
            };
            /** @description `gateway.not-signed-in` Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.foreign-origin` Please use our own site */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.not-found` Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.too-many-attempts` Too many attempts */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unexpected` Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.service-unavailable` Service unavailable; `onboarding.payment-provider-away` The payment provider does not answer. Nothing was charged. */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    TransferFileController_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string;
                };
            };
            /** @description `gateway.not-signed-in` Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unexpected` Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.service-unavailable` Service unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    AdminAccountController_user: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminUserView"];
                };
            };
            /** @description `gateway.not-signed-in` Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unexpected` Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.service-unavailable` Service unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    AdminAccountController_changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdminPasswordBody"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminUserView"];
                };
            };
            /** @description `gateway.validation-failed` Please check the marked fields…; `gateway.malformed-body` Please send a well-formed request; `gateway.body-too-complex` Please send a simpler request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.not-signed-in` Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.foreign-origin` Please use our own site */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.slow-body` Your connection is too slow */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.body-too-large` Please send at most … kB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unsupported-media-type` Please send JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.too-many-attempts` Too many attempts */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unexpected` Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.service-unavailable` Service unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    AdminSessionsController_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionView"][];
                };
            };
            /** @description `gateway.not-signed-in` Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.password-change-required` Please change your password first; `gateway.mfa-setup-required` Please set up a second factor first */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unexpected` Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.service-unavailable` Service unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    AdminSessionsController_endOthers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionsEndedView"];
                };
            };
            /** @description `gateway.not-signed-in` Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.foreign-origin` Please use our own site; `gateway.password-change-required` Please change your password first; `gateway.mfa-setup-required` Please set up a second factor first; `gateway.step-up-required` Please enter your password again */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.too-many-attempts` Too many attempts */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unexpected` Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.service-unavailable` Service unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    AdminSessionsController_end: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionsEndedView"];
                };
            };
            /** @description `gateway.validation-failed` Please check the marked fields…; `gateway.malformed-body` Please send a well-formed request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.not-signed-in` Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.foreign-origin` Please use our own site; `gateway.password-change-required` Please change your password first; `gateway.mfa-setup-required` Please set up a second factor first; `gateway.step-up-required` Please enter your password again */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.not-found` Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.too-many-attempts` Too many attempts */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unexpected` Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.service-unavailable` Service unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    AdminStepUpController_check: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            /** @description `gateway.not-signed-in` Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.password-change-required` Please change your password first; `gateway.mfa-setup-required` Please set up a second factor first; `gateway.step-up-required` Please enter your password again */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unexpected` Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.service-unavailable` Service unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    AdminStepUpController_prove: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StepUpBody"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StepUpView"];
                };
            };
            /** @description `gateway.validation-failed` Please check the marked fields…; `gateway.malformed-body` Please send a well-formed request; `gateway.body-too-complex` Please send a simpler request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.not-signed-in` Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.foreign-origin` Please use our own site; `gateway.password-change-required` Please change your password first */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.slow-body` Your connection is too slow */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.body-too-large` Please send at most … kB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unsupported-media-type` Please send JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.too-many-attempts` Too many attempts */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unexpected` Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.service-unavailable` Service unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    SecondFactorController_read: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecondFactorsView"];
                };
            };
            /** @description `gateway.not-signed-in` Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.password-change-required` Please change your password first */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unexpected` Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.service-unavailable` Service unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    SecondFactorController_offerKey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AppKeyView"];
                };
            };
            /** @description `gateway.not-signed-in` Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.foreign-origin` Please use our own site; `gateway.password-change-required` Please change your password first; `gateway.step-up-required` Please enter your password again */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.mfa-exists` An authenticator app is set up already */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.too-many-attempts` Too many attempts */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unexpected` Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.service-unavailable` Service unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    SecondFactorController_addApp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConfirmAppBody"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecondFactorAddedView"];
                };
            };
            /** @description `gateway.validation-failed` Please check the marked fields…; `gateway.malformed-body` Please send a well-formed request; `gateway.body-too-complex` Please send a simpler request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.not-signed-in` Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.foreign-origin` Please use our own site; `gateway.password-change-required` Please change your password first; `gateway.step-up-required` Please enter your password again */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.slow-body` Your connection is too slow */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.mfa-exists` An authenticator app is set up already */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.body-too-large` Please send at most … kB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unsupported-media-type` Please send JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.too-many-attempts` Too many attempts */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unexpected` Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.service-unavailable` Service unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    SecondFactorController_removeApp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecondFactorsView"];
                };
            };
            /** @description `gateway.not-signed-in` Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.foreign-origin` Please use our own site; `gateway.password-change-required` Please change your password first; `gateway.mfa-setup-required` Please set up a second factor first; `gateway.step-up-required` Please enter your password again */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.too-many-attempts` Too many attempts */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unexpected` Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.service-unavailable` Service unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    SecondFactorController_passkeyOptions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyOptionsView"];
                };
            };
            /** @description `gateway.not-signed-in` Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.foreign-origin` Please use our own site; `gateway.password-change-required` Please change your password first; `gateway.step-up-required` Please enter your password again */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.too-many-attempts` Too many attempts */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unexpected` Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.service-unavailable` Service unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    SecondFactorController_addPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddPasskeyBody"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecondFactorAddedView"];
                };
            };
            /** @description `gateway.validation-failed` Please check the marked fields…; `gateway.malformed-body` Please send a well-formed request; `gateway.body-too-complex` Please send a simpler request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.not-signed-in` Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.foreign-origin` Please use our own site; `gateway.password-change-required` Please change your password first; `gateway.step-up-required` Please enter your password again */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.slow-body` Your connection is too slow */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.body-too-large` Please send at most … kB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unsupported-media-type` Please send JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.too-many-attempts` Too many attempts */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unexpected` Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.service-unavailable` Service unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    SecondFactorController_removePasskey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecondFactorsView"];
                };
            };
            /** @description `gateway.validation-failed` Please check the marked fields…; `gateway.malformed-body` Please send a well-formed request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.not-signed-in` Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.foreign-origin` Please use our own site; `gateway.password-change-required` Please change your password first; `gateway.mfa-setup-required` Please set up a second factor first; `gateway.step-up-required` Please enter your password again */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.not-found` Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.too-many-attempts` Too many attempts */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unexpected` Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.service-unavailable` Service unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    SecondFactorController_makeCodes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecoveryCodesView"];
                };
            };
            /** @description `gateway.not-signed-in` Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.foreign-origin` Please use our own site; `gateway.password-change-required` Please change your password first; `gateway.mfa-setup-required` Please set up a second factor first; `gateway.step-up-required` Please enter your password again */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.mfa-missing` There is no second factor yet */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.too-many-attempts` Too many attempts */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unexpected` Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.service-unavailable` Service unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    AdminListsController_complianceChecks: {
        parameters: {
            query?: {
                /** @description The `id` of the last row already seen; the answer goes on after it. */
                cursor?: number;
                /** @description Rows at most, 1 to 200. */
                limit?: number;
                /** @description `true`: those whose answers say that a representative is required. */
                requiresLegalRep?: boolean;
                /** @description Only rows that hold this text, in any case; which columns are looked at, the list says. Empty is as good as absent. `%`, `_` and `\` stand for themselves. */
                search?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Without `limit`: how many rows the filters find, all pages together */
                    "X-Total-Count"?: number;
                    /** @description Without `limit`, and where more rows follow: the address of the next ones, with `rel="next"` */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ComplianceCheckView"][];
                };
            };
            /** @description `gateway.validation-failed` Please check the marked fields…; `gateway.malformed-body` Please send a well-formed request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.not-signed-in` Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.password-change-required` Please change your password first; `gateway.mfa-setup-required` Please set up a second factor first */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unexpected` Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.service-unavailable` Service unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    AdminListsController_signups: {
        parameters: {
            query?: {
                accountStatus?: "pending" | "active" | "suspended";
                /** @description The `id` of the last row already seen; the answer goes on after it. */
                cursor?: number;
                /** @description Rows at most, 1 to 200. */
                limit?: number;
                /** @description Whether the first year's fee was paid. */
                paid?: boolean;
                /** @description Only rows that hold this text, in any case; which columns are looked at, the list says. Empty is as good as absent. `%`, `_` and `\` stand for themselves. */
                search?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Without `limit`: how many rows the filters find, all pages together */
                    "X-Total-Count"?: number;
                    /** @description Without `limit`, and where more rows follow: the address of the next ones, with `rel="next"` */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignupListItem"][];
                };
            };
            /** @description `gateway.validation-failed` Please check the marked fields…; `gateway.malformed-body` Please send a well-formed request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.not-signed-in` Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.password-change-required` Please change your password first; `gateway.mfa-setup-required` Please set up a second factor first */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unexpected` Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.service-unavailable` Service unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    AdminListsController_auditLogs: {
        parameters: {
            query?: {
                /** @description Who did it: `admin:3`, `client:123456789`, `visitor`, `authority`, or `system` for the clock. */
                actor?: string;
                /** @description The `id` of the last row already seen; the answer goes on after it. */
                cursor?: number;
                eventType?: string;
                /** @description The first moment that counts, ISO 8601. */
                from?: string;
                /** @description What happened, in any version of its event: an event type without its end, `onboarding.signup.registered`. */
                kind?: string;
                /** @description Rows at most, 1 to 200. */
                limit?: number;
                /** @description Only rows that hold this text, in any case; which columns are looked at, the list says. Empty is as good as absent. `%`, `_` and `\` stand for themselves. */
                search?: string;
                signupId?: number;
                /** @description The first moment that no longer counts, ISO 8601. */
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Without `limit`: how many rows the filters find, all pages together */
                    "X-Total-Count"?: number;
                    /** @description Without `limit`, and where more rows follow: the address of the next ones, with `rel="next"` */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditLogView"][];
                };
            };
            /** @description `gateway.validation-failed` Please check the marked fields…; `gateway.malformed-body` Please send a well-formed request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.not-signed-in` Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.password-change-required` Please change your password first; `gateway.mfa-setup-required` Please set up a second factor first */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unexpected` Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.service-unavailable` Service unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    ExportsController_complianceChecks: {
        parameters: {
            query?: {
                /** @description The `id` of the last row already seen; the answer goes on after it. */
                cursor?: number;
                /** @description Rows at most, 1 to 200. */
                limit?: number;
                /** @description `true`: those whose answers say that a representative is required. */
                requiresLegalRep?: boolean;
                /** @description Only rows that hold this text, in any case; which columns are looked at, the list says. Empty is as good as absent. `%`, `_` and `\` stand for themselves. */
                search?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            /** @description `gateway.validation-failed` Please check the marked fields…; `gateway.malformed-body` Please send a well-formed request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.not-signed-in` Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.password-change-required` Please change your password first; `gateway.mfa-setup-required` Please set up a second factor first; `gateway.step-up-required` Please enter your password again */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unexpected` Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.service-unavailable` Service unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    ExportsController_signups: {
        parameters: {
            query?: {
                accountStatus?: "pending" | "active" | "suspended";
                /** @description The `id` of the last row already seen; the answer goes on after it. */
                cursor?: number;
                /** @description Rows at most, 1 to 200. */
                limit?: number;
                /** @description Whether the first year's fee was paid. */
                paid?: boolean;
                /** @description Only rows that hold this text, in any case; which columns are looked at, the list says. Empty is as good as absent. `%`, `_` and `\` stand for themselves. */
                search?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            /** @description `gateway.validation-failed` Please check the marked fields…; `gateway.malformed-body` Please send a well-formed request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.not-signed-in` Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.password-change-required` Please change your password first; `gateway.mfa-setup-required` Please set up a second factor first; `gateway.step-up-required` Please enter your password again */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unexpected` Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.service-unavailable` Service unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    ExportsController_tickets: {
        parameters: {
            query?: {
                /** @description Who works on them: `me`, `none`, or a member of staff by id. */
                assignee?: string;
                /** @description `false`: those whose promised time was missed. */
                compliant?: boolean;
                /** @description The `id` of the last row already seen; the answer goes on after it. */
                cursor?: number;
                /** @description Rows at most, 1 to 200. */
                limit?: number;
                /** @description `true`: those that are not closed. */
                open?: boolean;
                /** @description Only rows that hold this text, in any case; which columns are looked at, the list says. Empty is as good as absent. `%`, `_` and `\` stand for themselves. */
                search?: string;
                signupId?: number;
                /** @description `newest` if absent. */
                sort?: "newest" | "due";
                status?: "pending" | "acknowledged" | "forwarded" | "in_progress" | "awaiting_authority" | "responded" | "closed";
                /** @description `true`: those whose client is not known yet. */
                unmatched?: boolean;
                urgencyLevel?: "low" | "normal" | "high" | "critical";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            /** @description `gateway.validation-failed` Please check the marked fields…; `gateway.malformed-body` Please send a well-formed request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.not-signed-in` Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.password-change-required` Please change your password first; `gateway.mfa-setup-required` Please set up a second factor first; `gateway.step-up-required` Please enter your password again */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unexpected` Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.service-unavailable` Service unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    ExportsController_auditLogs: {
        parameters: {
            query?: {
                /** @description Who did it: `admin:3`, `client:123456789`, `visitor`, `authority`, or `system` for the clock. */
                actor?: string;
                /** @description The `id` of the last row already seen; the answer goes on after it. */
                cursor?: number;
                eventType?: string;
                /** @description The first moment that counts, ISO 8601. */
                from?: string;
                /** @description What happened, in any version of its event: an event type without its end, `onboarding.signup.registered`. */
                kind?: string;
                /** @description Rows at most, 1 to 200. */
                limit?: number;
                /** @description Only rows that hold this text, in any case; which columns are looked at, the list says. Empty is as good as absent. `%`, `_` and `\` stand for themselves. */
                search?: string;
                signupId?: number;
                /** @description The first moment that no longer counts, ISO 8601. */
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            /** @description `gateway.validation-failed` Please check the marked fields…; `gateway.malformed-body` Please send a well-formed request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.not-signed-in` Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.password-change-required` Please change your password first; `gateway.mfa-setup-required` Please set up a second factor first; `gateway.step-up-required` Please enter your password again */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unexpected` Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.service-unavailable` Service unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    ExportsController_emails: {
        parameters: {
            query?: {
                /** @description The `id` of the last row already seen; the answer goes on after it. */
                cursor?: number;
                /** @description Rows at most, 1 to 200. */
                limit?: number;
                /** @description Only rows that hold this text, in any case; which columns are looked at, the list says. Empty is as good as absent. `%`, `_` and `\` stand for themselves. */
                search?: string;
                status?: "sent" | "deferred" | "failed";
                /** @description The mail's kind. */
                type?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            /** @description `gateway.validation-failed` Please check the marked fields…; `gateway.malformed-body` Please send a well-formed request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.not-signed-in` Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.password-change-required` Please change your password first; `gateway.mfa-setup-required` Please set up a second factor first; `gateway.step-up-required` Please enter your password again */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unexpected` Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.service-unavailable` Service unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    ExportsController_invoices: {
        parameters: {
            query?: {
                /** @description The `id` of the last row already seen; the answer goes on after it. */
                cursor?: number;
                /** @description Rows at most, 1 to 200. */
                limit?: number;
                /** @description Only rows that hold this text, in any case; which columns are looked at, the list says. Empty is as good as absent. `%`, `_` and `\` stand for themselves. */
                search?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            /** @description `gateway.validation-failed` Please check the marked fields…; `gateway.malformed-body` Please send a well-formed request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.not-signed-in` Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.password-change-required` Please change your password first; `gateway.mfa-setup-required` Please set up a second factor first; `gateway.step-up-required` Please enter your password again */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unexpected` Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.service-unavailable` Service unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    TotalsController_totals: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminTotalsView"];
                };
            };
            /** @description `gateway.not-signed-in` Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.password-change-required` Please change your password first; `gateway.mfa-setup-required` Please set up a second factor first */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unexpected` Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.service-unavailable` Service unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    StatisticsController_statistics: {
        parameters: {
            query?: {
                /** @description How far back campaigns are counted, 1 to 730, `days` if absent. Who asks for twice the days to compare them with those before can't split the campaigns: they have no days. */
                campaignDays?: number;
                /** @description 1 to 730, 90 if absent: the longest range of a chart and the one before it. */
                days?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminStatisticsView"];
                };
            };
            /** @description `gateway.validation-failed` Please check the marked fields…; `gateway.malformed-body` Please send a well-formed request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.not-signed-in` Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.password-change-required` Please change your password first; `gateway.mfa-setup-required` Please set up a second factor first */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unexpected` Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.service-unavailable` Service unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    TicketDeskController_pulse: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TicketPulseView"];
                };
            };
            /** @description `gateway.not-signed-in` Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.password-change-required` Please change your password first; `gateway.mfa-setup-required` Please set up a second factor first */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unexpected` Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.service-unavailable` Service unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    TicketDeskController_calendar: {
        parameters: {
            query: {
                from: string;
                to: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DueTicketView"][];
                };
            };
            /** @description `gateway.validation-failed` Please check the marked fields…; `gateway.malformed-body` Please send a well-formed request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.not-signed-in` Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.password-change-required` Please change your password first; `gateway.mfa-setup-required` Please set up a second factor first */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unexpected` Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.service-unavailable` Service unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    TicketConversationController_write: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the ticket as it was seen; 412 `sla.ticket-changed` if it has changed since */
                "If-Match"?: string;
                /** @description One per form; kept for ever */
                "Idempotency-Key"?: string;
                /** @description A secret of the browser: before it has a session, its keys hold only together with this */
                "Idempotency-Scope"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffMessageBody"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TicketDetailView"];
                };
            };
            /** @description `gateway.validation-failed` Please check the marked fields…; `gateway.malformed-body` Please send a well-formed request; `gateway.body-too-complex` Please send a simpler request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.not-signed-in` Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.foreign-origin` Please use our own site; `gateway.password-change-required` Please change your password first; `gateway.mfa-setup-required` Please set up a second factor first; `gateway.forbidden` Your role does not allow this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.not-found` Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.slow-body` Your connection is too slow */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.idempotency-key-in-use` The same request is still running; `sla.ticket-closed` This ticket is closed; `sla.client-not-to-be-informed` The authority has forbidden to tell the client. A second person has to lift that first.; `sla.client-unknown` Nobody has said yet which client this order is about; `sla.authority-unreachable` This authority did not write through our form: answer it as it wrote to you */
            409: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `sla.ticket-changed` This ticket has changed since you opened it */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.body-too-large` Please send at most … kB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unsupported-media-type` Please send JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.idempotency-key-reused` This Idempotency-Key was used with another body */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.too-many-attempts` Too many attempts */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unexpected` Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.service-unavailable` Service unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    TicketConversationController_notes: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TicketNoteView"][];
                };
            };
            /** @description `gateway.validation-failed` Please check the marked fields…; `gateway.malformed-body` Please send a well-formed request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.not-signed-in` Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.password-change-required` Please change your password first; `gateway.mfa-setup-required` Please set up a second factor first */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.not-found` Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unexpected` Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.service-unavailable` Service unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    TicketConversationController_note: {
        parameters: {
            query?: never;
            header?: {
                /** @description One per form; kept for ever */
                "Idempotency-Key"?: string;
                /** @description A secret of the browser: before it has a session, its keys hold only together with this */
                "Idempotency-Scope"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TicketNoteBody"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TicketNoteView"];
                };
            };
            /** @description `gateway.validation-failed` Please check the marked fields…; `gateway.malformed-body` Please send a well-formed request; `gateway.body-too-complex` Please send a simpler request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.not-signed-in` Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.foreign-origin` Please use our own site; `gateway.password-change-required` Please change your password first; `gateway.mfa-setup-required` Please set up a second factor first; `gateway.forbidden` Your role does not allow this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.not-found` Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.slow-body` Your connection is too slow */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.idempotency-key-in-use` The same request is still running */
            409: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.body-too-large` Please send at most … kB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unsupported-media-type` Please send JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.idempotency-key-reused` This Idempotency-Key was used with another body */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.too-many-attempts` Too many attempts */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unexpected` Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.service-unavailable` Service unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    TicketFilesController_upload: {
        parameters: {
            query?: never;
            header?: {
                /** @description One per form; kept for ever */
                "Idempotency-Key"?: string;
                /** @description A secret of the browser: before it has a session, its keys hold only together with this */
                "Idempotency-Scope"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    file: string;
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffFileView"];
                };
            };
            /** @description `gateway.validation-failed` Please check the marked fields…; `gateway.malformed-body` Please send a well-formed request; `gateway.body-too-complex` Please send a simpler request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.not-signed-in` Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.foreign-origin` Please use our own site; `gateway.password-change-required` Please change your password first; `gateway.mfa-setup-required` Please set up a second factor first; `gateway.forbidden` Your role does not allow this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.not-found` Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.slow-body` Your connection is too slow */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `sla.ticket-closed` This ticket is closed; `sla.ticket-files-full` This order has … files of yours already. Please put more of them into one. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.body-too-large` Please send at most … kB; `onboarding.file-too-large` Please upload at most 10 MB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unsupported-media-type` Please send JSON; `onboarding.file-type-not-accepted` Please upload a PDF, a docx or odt document, or plain text */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `onboarding.file-active` This file holds a script, an action or other files. Please print it into a new PDF and upload that.; `onboarding.file-unreadable` This PDF is protected or damaged, so that we cannot look into it. Please upload it without a password.; `onboarding.file-infected` Our virus scanner found something harmful in this file */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.too-many-attempts` Too many attempts */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unexpected` Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.service-unavailable` Service unavailable; `onboarding.file-not-scanned` We cannot check files for viruses at the moment. Please try again in a minute. */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    TicketFilesController_download: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
                fileId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            /** @description `gateway.validation-failed` Please check the marked fields…; `gateway.malformed-body` Please send a well-formed request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.not-signed-in` Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.password-change-required` Please change your password first; `gateway.mfa-setup-required` Please set up a second factor first */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.not-found` Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unexpected` Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.service-unavailable` Service unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    TicketWorkController_assign: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the ticket as it was seen; 412 `sla.ticket-changed` if it has changed since */
                "If-Match"?: string;
                /** @description One per form; kept for ever */
                "Idempotency-Key"?: string;
                /** @description A secret of the browser: before it has a session, its keys hold only together with this */
                "Idempotency-Scope"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AssignTicketBody"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TicketDetailView"];
                };
            };
            /** @description `gateway.validation-failed` Please check the marked fields…; `gateway.malformed-body` Please send a well-formed request; `gateway.body-too-complex` Please send a simpler request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.not-signed-in` Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.foreign-origin` Please use our own site; `gateway.password-change-required` Please change your password first; `gateway.mfa-setup-required` Please set up a second factor first; `gateway.forbidden` Your role does not allow this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.not-found` Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.slow-body` Your connection is too slow */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.idempotency-key-in-use` The same request is still running; `sla.ticket-closed` This ticket is closed */
            409: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `sla.ticket-changed` This ticket has changed since you opened it */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.body-too-large` Please send at most … kB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unsupported-media-type` Please send JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.idempotency-key-reused` This Idempotency-Key was used with another body */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.too-many-attempts` Too many attempts */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unexpected` Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.service-unavailable` Service unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    TicketWorkController_setDeadline: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the ticket as it was seen; 412 `sla.ticket-changed` if it has changed since */
                "If-Match"?: string;
                /** @description One per form; kept for ever */
                "Idempotency-Key"?: string;
                /** @description A secret of the browser: before it has a session, its keys hold only together with this */
                "Idempotency-Scope"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TicketDeadlineBody"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TicketDetailView"];
                };
            };
            /** @description `gateway.validation-failed` Please check the marked fields…; `gateway.malformed-body` Please send a well-formed request; `gateway.body-too-complex` Please send a simpler request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.not-signed-in` Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.foreign-origin` Please use our own site; `gateway.password-change-required` Please change your password first; `gateway.mfa-setup-required` Please set up a second factor first; `gateway.forbidden` Your role does not allow this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.not-found` Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.slow-body` Your connection is too slow */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.idempotency-key-in-use` The same request is still running; `sla.ticket-closed` This ticket is closed */
            409: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `sla.ticket-changed` This ticket has changed since you opened it */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.body-too-large` Please send at most … kB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unsupported-media-type` Please send JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.idempotency-key-reused` This Idempotency-Key was used with another body */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.too-many-attempts` Too many attempts */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unexpected` Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.service-unavailable` Service unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    TicketWorkController_classify: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the ticket as it was seen; 412 `sla.ticket-changed` if it has changed since */
                "If-Match"?: string;
                /** @description One per form; kept for ever */
                "Idempotency-Key"?: string;
                /** @description A secret of the browser: before it has a session, its keys hold only together with this */
                "Idempotency-Scope"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClassifyTicketBody"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TicketDetailView"];
                };
            };
            /** @description `gateway.validation-failed` Please check the marked fields…; `gateway.malformed-body` Please send a well-formed request; `gateway.body-too-complex` Please send a simpler request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.not-signed-in` Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.foreign-origin` Please use our own site; `gateway.password-change-required` Please change your password first; `gateway.mfa-setup-required` Please set up a second factor first; `gateway.forbidden` Your role does not allow this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.not-found` Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.slow-body` Your connection is too slow */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.idempotency-key-in-use` The same request is still running; `sla.ticket-is-critical` A critical ticket stays critical until two of staff close it */
            409: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `sla.ticket-changed` This ticket has changed since you opened it */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.body-too-large` Please send at most … kB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unsupported-media-type` Please send JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.idempotency-key-reused` This Idempotency-Key was used with another body */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.too-many-attempts` Too many attempts */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unexpected` Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.service-unavailable` Service unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    TicketWorkController_match: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the ticket as it was seen; 412 `sla.ticket-changed` if it has changed since */
                "If-Match"?: string;
                /** @description One per form; kept for ever */
                "Idempotency-Key"?: string;
                /** @description A secret of the browser: before it has a session, its keys hold only together with this */
                "Idempotency-Scope"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MatchTicketBody"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TicketDetailView"];
                };
            };
            /** @description `gateway.validation-failed` Please check the marked fields…; `gateway.malformed-body` Please send a well-formed request; `gateway.body-too-complex` Please send a simpler request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.not-signed-in` Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.foreign-origin` Please use our own site; `gateway.password-change-required` Please change your password first; `gateway.mfa-setup-required` Please set up a second factor first; `gateway.forbidden` Your role does not allow this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.not-found` Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.slow-body` Your connection is too slow */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.idempotency-key-in-use` The same request is still running */
            409: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `sla.ticket-changed` This ticket has changed since you opened it */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.body-too-large` Please send at most … kB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unsupported-media-type` Please send JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.idempotency-key-reused` This Idempotency-Key was used with another body */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.too-many-attempts` Too many attempts */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unexpected` Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.service-unavailable` Service unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    TicketWorkController_markSpam: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the ticket as it was seen; 412 `sla.ticket-changed` if it has changed since */
                "If-Match"?: string;
                /** @description One per form; kept for ever */
                "Idempotency-Key"?: string;
                /** @description A secret of the browser: before it has a session, its keys hold only together with this */
                "Idempotency-Scope"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReasonBody"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TicketDetailView"];
                };
            };
            /** @description `gateway.validation-failed` Please check the marked fields…; `gateway.malformed-body` Please send a well-formed request; `gateway.body-too-complex` Please send a simpler request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.not-signed-in` Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.foreign-origin` Please use our own site; `gateway.password-change-required` Please change your password first; `gateway.mfa-setup-required` Please set up a second factor first; `gateway.forbidden` Your role does not allow this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.not-found` Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.slow-body` Your connection is too slow */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.idempotency-key-in-use` The same request is still running; `sla.ticket-closed` This ticket is closed; `sla.ticket-is-critical` A critical ticket stays critical until two of staff close it */
            409: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `sla.ticket-changed` This ticket has changed since you opened it */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.body-too-large` Please send at most … kB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unsupported-media-type` Please send JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.idempotency-key-reused` This Idempotency-Key was used with another body */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.too-many-attempts` Too many attempts */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unexpected` Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.service-unavailable` Service unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    TicketWorkController_callBack: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the ticket as it was seen; 412 `sla.ticket-changed` if it has changed since */
                "If-Match"?: string;
                /** @description One per form; kept for ever */
                "Idempotency-Key"?: string;
                /** @description A secret of the browser: before it has a session, its keys hold only together with this */
                "Idempotency-Scope"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CallBackBody"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TicketDetailView"];
                };
            };
            /** @description `gateway.validation-failed` Please check the marked fields…; `gateway.malformed-body` Please send a well-formed request; `gateway.body-too-complex` Please send a simpler request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.not-signed-in` Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.foreign-origin` Please use our own site; `gateway.password-change-required` Please change your password first; `gateway.mfa-setup-required` Please set up a second factor first; `gateway.forbidden` Your role does not allow this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.not-found` Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.slow-body` Your connection is too slow */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.idempotency-key-in-use` The same request is still running; `sla.not-in-directory` The directory has no telephone number for the domain of this sender. Add it there first, with its source. */
            409: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `sla.ticket-changed` This ticket has changed since you opened it */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.body-too-large` Please send at most … kB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unsupported-media-type` Please send JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.idempotency-key-reused` This Idempotency-Key was used with another body */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.too-many-attempts` Too many attempts */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unexpected` Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.service-unavailable` Service unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    TicketWorkController_liftDoNotInform: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the ticket as it was seen; 412 `sla.ticket-changed` if it has changed since */
                "If-Match"?: string;
                /** @description One per form; kept for ever */
                "Idempotency-Key"?: string;
                /** @description A secret of the browser: before it has a session, its keys hold only together with this */
                "Idempotency-Scope"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReasonBody"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TicketDetailView"] | components["schemas"]["ApprovalNeededView"];
                };
            };
            /** @description Accepted, not done yet */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TicketDetailView"] | components["schemas"]["ApprovalNeededView"];
                };
            };
            /** @description `gateway.validation-failed` Please check the marked fields…; `gateway.malformed-body` Please send a well-formed request; `gateway.body-too-complex` Please send a simpler request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.not-signed-in` Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.foreign-origin` Please use our own site; `gateway.password-change-required` Please change your password first; `gateway.mfa-setup-required` Please set up a second factor first; `gateway.forbidden` Your role does not allow this; `gateway.step-up-required` Please enter your password again */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.not-found` Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.slow-body` Your connection is too slow */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.idempotency-key-in-use` The same request is still running */
            409: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `sla.ticket-changed` This ticket has changed since you opened it */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.body-too-large` Please send at most … kB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unsupported-media-type` Please send JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.idempotency-key-reused` This Idempotency-Key was used with another body */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.too-many-attempts` Too many attempts */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unexpected` Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.service-unavailable` Service unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    SlaTicketsController_list: {
        parameters: {
            query?: {
                /** @description Who works on them: `me`, `none`, or a member of staff by id. */
                assignee?: string;
                /** @description `false`: those whose promised time was missed. */
                compliant?: boolean;
                /** @description The `id` of the last row already seen; the answer goes on after it. */
                cursor?: number;
                /** @description Rows at most, 1 to 200. */
                limit?: number;
                /** @description `true`: those that are not closed. */
                open?: boolean;
                /** @description Only rows that hold this text, in any case; which columns are looked at, the list says. Empty is as good as absent. `%`, `_` and `\` stand for themselves. */
                search?: string;
                signupId?: number;
                /** @description `newest` if absent. */
                sort?: "newest" | "due";
                status?: "pending" | "acknowledged" | "forwarded" | "in_progress" | "awaiting_authority" | "responded" | "closed";
                /** @description `true`: those whose client is not known yet. */
                unmatched?: boolean;
                urgencyLevel?: "low" | "normal" | "high" | "critical";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Without `limit`: how many rows the filters find, all pages together */
                    "X-Total-Count"?: number;
                    /** @description Without `limit`, and where more rows follow: the address of the next ones, with `rel="next"` */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TicketView"][];
                };
            };
            /** @description `gateway.validation-failed` Please check the marked fields…; `gateway.malformed-body` Please send a well-formed request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.not-signed-in` Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.password-change-required` Please change your password first; `gateway.mfa-setup-required` Please set up a second factor first */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unexpected` Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.service-unavailable` Service unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    SlaTicketsController_open: {
        parameters: {
            query?: never;
            header?: {
                /** @description One per form; kept for ever */
                "Idempotency-Key"?: string;
                /** @description A secret of the browser: before it has a session, its keys hold only together with this */
                "Idempotency-Scope"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OpenTicketBody"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TicketDetailView"];
                };
            };
            /** @description `gateway.validation-failed` Please check the marked fields…; `gateway.malformed-body` Please send a well-formed request; `gateway.body-too-complex` Please send a simpler request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.not-signed-in` Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.foreign-origin` Please use our own site; `gateway.password-change-required` Please change your password first; `gateway.mfa-setup-required` Please set up a second factor first; `gateway.forbidden` Your role does not allow this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.slow-body` Your connection is too slow */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.idempotency-key-in-use` The same request is still running */
            409: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.body-too-large` Please send at most … kB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unsupported-media-type` Please send JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.idempotency-key-reused` This Idempotency-Key was used with another body */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.too-many-attempts` Too many attempts */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unexpected` Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.service-unavailable` Service unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    SlaTicketsController_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TicketDetailView"];
                };
            };
            /** @description `gateway.validation-failed` Please check the marked fields…; `gateway.malformed-body` Please send a well-formed request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.not-signed-in` Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.password-change-required` Please change your password first; `gateway.mfa-setup-required` Please set up a second factor first */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.not-found` Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unexpected` Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.service-unavailable` Service unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    SlaTicketsController_move: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the ticket as it was seen; 412 `sla.ticket-changed` if it has changed since */
                "If-Match"?: string;
                /** @description One per form; kept for ever */
                "Idempotency-Key"?: string;
                /** @description A secret of the browser: before it has a session, its keys hold only together with this */
                "Idempotency-Scope"?: string;
            };
            path: {
                id: number;
                action: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MoveTicketBody"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TicketDetailView"] | components["schemas"]["ApprovalNeededView"];
                };
            };
            /** @description Accepted, not done yet */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TicketDetailView"] | components["schemas"]["ApprovalNeededView"];
                };
            };
            /** @description `gateway.validation-failed` Please check the marked fields…; `gateway.malformed-body` Please send a well-formed request; `gateway.body-too-complex` Please send a simpler request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.not-signed-in` Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.foreign-origin` Please use our own site; `gateway.password-change-required` Please change your password first; `gateway.mfa-setup-required` Please set up a second factor first; `gateway.forbidden` Your role does not allow this; `gateway.step-up-required` Please enter your password again */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.not-found` Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.slow-body` Your connection is too slow */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.idempotency-key-in-use` The same request is still running; `sla.ticket-move-not-allowed` This ticket is …. Allowed next: ….; `sla.ticket-not-replied` Please choose why it is closed without a reply: withdrawn, misdirected, duplicate or answered-elsewhere; `sla.client-not-to-be-informed` The authority has forbidden to tell the client. A second person has to lift that first.; `sla.client-unknown` Nobody has said yet which client this order is about */
            409: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `sla.ticket-changed` This ticket has changed since you opened it */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.body-too-large` Please send at most … kB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unsupported-media-type` Please send JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.idempotency-key-reused` This Idempotency-Key was used with another body */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.too-many-attempts` Too many attempts */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unexpected` Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.service-unavailable` Service unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    HeldRequestsController_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthorityRequestView"][];
                };
            };
            /** @description `gateway.not-signed-in` Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.password-change-required` Please change your password first; `gateway.mfa-setup-required` Please set up a second factor first */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unexpected` Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.service-unavailable` Service unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    HeldRequestsController_release: {
        parameters: {
            query?: never;
            header?: {
                /** @description One per form; kept for ever */
                "Idempotency-Key"?: string;
                /** @description A secret of the browser: before it has a session, its keys hold only together with this */
                "Idempotency-Scope"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TicketDetailView"];
                };
            };
            /** @description `gateway.validation-failed` Please check the marked fields…; `gateway.malformed-body` Please send a well-formed request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.not-signed-in` Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.foreign-origin` Please use our own site; `gateway.password-change-required` Please change your password first; `gateway.mfa-setup-required` Please set up a second factor first; `gateway.forbidden` Your role does not allow this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.not-found` Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.idempotency-key-in-use` The same request is still running; `sla.request-decided` Somebody has decided about this request already */
            409: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.idempotency-key-reused` This Idempotency-Key was used with another body */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.too-many-attempts` Too many attempts */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unexpected` Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.service-unavailable` Service unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    HeldRequestsController_discard: {
        parameters: {
            query?: never;
            header?: {
                /** @description One per form; kept for ever */
                "Idempotency-Key"?: string;
                /** @description A secret of the browser: before it has a session, its keys hold only together with this */
                "Idempotency-Scope"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReasonBody"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            /** @description `gateway.validation-failed` Please check the marked fields…; `gateway.malformed-body` Please send a well-formed request; `gateway.body-too-complex` Please send a simpler request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.not-signed-in` Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.foreign-origin` Please use our own site; `gateway.password-change-required` Please change your password first; `gateway.mfa-setup-required` Please set up a second factor first; `gateway.forbidden` Your role does not allow this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.not-found` Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.slow-body` Your connection is too slow */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.idempotency-key-in-use` The same request is still running; `sla.request-decided` Somebody has decided about this request already */
            409: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.body-too-large` Please send at most … kB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unsupported-media-type` Please send JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.idempotency-key-reused` This Idempotency-Key was used with another body */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.too-many-attempts` Too many attempts */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unexpected` Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.service-unavailable` Service unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    AuthoritiesController_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthorityView"][];
                };
            };
            /** @description `gateway.not-signed-in` Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.password-change-required` Please change your password first; `gateway.mfa-setup-required` Please set up a second factor first */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unexpected` Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.service-unavailable` Service unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    AuthoritiesController_keep: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AuthorityBody"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthorityView"];
                };
            };
            /** @description `gateway.validation-failed` Please check the marked fields…; `gateway.malformed-body` Please send a well-formed request; `gateway.body-too-complex` Please send a simpler request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.not-signed-in` Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.foreign-origin` Please use our own site; `gateway.password-change-required` Please change your password first; `gateway.mfa-setup-required` Please set up a second factor first; `gateway.forbidden` Your role does not allow this; `gateway.step-up-required` Please enter your password again */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.slow-body` Your connection is too slow */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.body-too-large` Please send at most … kB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unsupported-media-type` Please send JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.too-many-attempts` Too many attempts */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unexpected` Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.service-unavailable` Service unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    AuthoritiesController_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            /** @description `gateway.validation-failed` Please check the marked fields…; `gateway.malformed-body` Please send a well-formed request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.not-signed-in` Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.foreign-origin` Please use our own site; `gateway.password-change-required` Please change your password first; `gateway.mfa-setup-required` Please set up a second factor first; `gateway.forbidden` Your role does not allow this; `gateway.step-up-required` Please enter your password again */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.not-found` Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.too-many-attempts` Too many attempts */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unexpected` Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.service-unavailable` Service unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    ResponseTimesController_get: {
        parameters: {
            query?: {
                from?: string;
                signupId?: number;
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResponseTimesView"];
                };
            };
            /** @description `gateway.validation-failed` Please check the marked fields…; `gateway.malformed-body` Please send a well-formed request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.not-signed-in` Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.password-change-required` Please change your password first; `gateway.mfa-setup-required` Please set up a second factor first */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unexpected` Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.service-unavailable` Service unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    ResponseTimesController_export: {
        parameters: {
            query?: {
                from?: string;
                signupId?: number;
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            /** @description `gateway.validation-failed` Please check the marked fields…; `gateway.malformed-body` Please send a well-formed request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.not-signed-in` Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.password-change-required` Please change your password first; `gateway.mfa-setup-required` Please set up a second factor first; `gateway.step-up-required` Please enter your password again */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unexpected` Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.service-unavailable` Service unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    ApprovalsController_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApprovalView"][];
                };
            };
            /** @description `gateway.not-signed-in` Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.password-change-required` Please change your password first; `gateway.mfa-setup-required` Please set up a second factor first */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unexpected` Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.service-unavailable` Service unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    ApprovalsController_grant: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApprovalView"];
                };
            };
            /** @description `gateway.validation-failed` Please check the marked fields…; `gateway.malformed-body` Please send a well-formed request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.not-signed-in` Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.foreign-origin` Please use our own site; `gateway.password-change-required` Please change your password first; `gateway.mfa-setup-required` Please set up a second factor first; `gateway.forbidden` Your role does not allow this; `gateway.step-up-required` Please enter your password again */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.not-found` Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.own-approval` You asked for this yourself: somebody else has to agree; `gateway.dependent-approval` Your account and that of who asked hang together by changes of the last seven days: somebody else has to agree; `gateway.approval-decided` This was decided already, or nobody decided in time. Ask again if it is still to be done.; `gateway.idempotency-key-in-use` The same request is still running; `sla.ticket-move-not-allowed` This ticket is …. Allowed next: ….; `sla.ticket-not-replied` Please choose why it is closed without a reply: withdrawn, misdirected, duplicate or answered-elsewhere; `agreements.mandate-not-in-force` The mandate is not in force; `onboarding.profile-change-open` Another change is open. Withdraw it, or wait until it is decided. */
            409: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `agreements.mandate-over` The mandate has ended */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `sla.ticket-changed` This ticket has changed since you opened it */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.too-many-attempts` Too many attempts */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unexpected` Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.service-unavailable` Service unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    ApprovalsController_refuse: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RefuseApprovalBody"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApprovalView"];
                };
            };
            /** @description `gateway.validation-failed` Please check the marked fields…; `gateway.malformed-body` Please send a well-formed request; `gateway.body-too-complex` Please send a simpler request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.not-signed-in` Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.foreign-origin` Please use our own site; `gateway.password-change-required` Please change your password first; `gateway.mfa-setup-required` Please set up a second factor first; `gateway.forbidden` Your role does not allow this; `gateway.step-up-required` Please enter your password again */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.not-found` Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.slow-body` Your connection is too slow */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.approval-decided` This was decided already, or nobody decided in time. Ask again if it is still to be done. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.body-too-large` Please send at most … kB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unsupported-media-type` Please send JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.too-many-attempts` Too many attempts */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unexpected` Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.service-unavailable` Service unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    ColleaguesController_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ColleagueView"][];
                };
            };
            /** @description `gateway.not-signed-in` Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.password-change-required` Please change your password first; `gateway.mfa-setup-required` Please set up a second factor first */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unexpected` Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.service-unavailable` Service unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    ColleaguesController_putOnCall: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OnCallBody"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ColleagueView"][];
                };
            };
            /** @description `gateway.validation-failed` Please check the marked fields…; `gateway.malformed-body` Please send a well-formed request; `gateway.body-too-complex` Please send a simpler request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.not-signed-in` Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.foreign-origin` Please use our own site; `gateway.password-change-required` Please change your password first; `gateway.mfa-setup-required` Please set up a second factor first; `gateway.forbidden` Your role does not allow this; `gateway.step-up-required` Please enter your password again */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.slow-body` Your connection is too slow */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.body-too-large` Please send at most … kB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unsupported-media-type` Please send JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.too-many-attempts` Too many attempts */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unexpected` Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.service-unavailable` Service unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    SavedViewsController_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedViewView"][];
                };
            };
            /** @description `gateway.not-signed-in` Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.password-change-required` Please change your password first; `gateway.mfa-setup-required` Please set up a second factor first */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unexpected` Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.service-unavailable` Service unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    SavedViewsController_replace: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SavedViewsBody"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedViewView"][];
                };
            };
            /** @description `gateway.validation-failed` Please check the marked fields…; `gateway.malformed-body` Please send a well-formed request; `gateway.body-too-complex` Please send a simpler request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.not-signed-in` Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.foreign-origin` Please use our own site; `gateway.password-change-required` Please change your password first; `gateway.mfa-setup-required` Please set up a second factor first */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.slow-body` Your connection is too slow */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.body-too-large` Please send at most … kB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unsupported-media-type` Please send JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.too-many-attempts` Too many attempts */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unexpected` Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.service-unavailable` Service unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    AdminUsersController_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffMemberView"][];
                };
            };
            /** @description `gateway.not-signed-in` Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.password-change-required` Please change your password first; `gateway.mfa-setup-required` Please set up a second factor first; `gateway.forbidden` Your role does not allow this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unexpected` Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.service-unavailable` Service unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    AdminUsersController_add: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdminUserBody"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OneTimePasswordView"];
                };
            };
            /** @description `gateway.validation-failed` Please check the marked fields…; `gateway.malformed-body` Please send a well-formed request; `gateway.body-too-complex` Please send a simpler request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.not-signed-in` Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.foreign-origin` Please use our own site; `gateway.password-change-required` Please change your password first; `gateway.mfa-setup-required` Please set up a second factor first; `gateway.forbidden` Your role does not allow this; `gateway.step-up-required` Please enter your password again */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.slow-body` Your connection is too slow */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.admin-user-exists` This member of staff exists already */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.body-too-large` Please send at most … kB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unsupported-media-type` Please send JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.too-many-attempts` Too many attempts */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unexpected` Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.service-unavailable` Service unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    AdminUsersController_changeRole: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdminUserRoleBody"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffMemberView"];
                };
            };
            /** @description `gateway.validation-failed` Please check the marked fields…; `gateway.malformed-body` Please send a well-formed request; `gateway.body-too-complex` Please send a simpler request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.not-signed-in` Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.foreign-origin` Please use our own site; `gateway.password-change-required` Please change your password first; `gateway.mfa-setup-required` Please set up a second factor first; `gateway.forbidden` Your role does not allow this; `gateway.step-up-required` Please enter your password again */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.not-found` Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.slow-body` Your connection is too slow */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.last-admin` This is the last active admin; `gateway.own-account` Please ask another admin to change your account */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.body-too-large` Please send at most … kB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unsupported-media-type` Please send JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.too-many-attempts` Too many attempts */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unexpected` Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.service-unavailable` Service unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    AdminUsersController_deactivate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffMemberView"];
                };
            };
            /** @description `gateway.validation-failed` Please check the marked fields…; `gateway.malformed-body` Please send a well-formed request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.not-signed-in` Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.foreign-origin` Please use our own site; `gateway.password-change-required` Please change your password first; `gateway.mfa-setup-required` Please set up a second factor first; `gateway.forbidden` Your role does not allow this; `gateway.step-up-required` Please enter your password again */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.not-found` Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.last-admin` This is the last active admin; `gateway.own-account` Please ask another admin to change your account */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.too-many-attempts` Too many attempts */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unexpected` Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.service-unavailable` Service unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    AdminUsersController_reactivate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffMemberView"];
                };
            };
            /** @description `gateway.validation-failed` Please check the marked fields…; `gateway.malformed-body` Please send a well-formed request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.not-signed-in` Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.foreign-origin` Please use our own site; `gateway.password-change-required` Please change your password first; `gateway.mfa-setup-required` Please set up a second factor first; `gateway.forbidden` Your role does not allow this; `gateway.step-up-required` Please enter your password again */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.not-found` Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.too-many-attempts` Too many attempts */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unexpected` Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.service-unavailable` Service unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    AdminUsersController_resetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OneTimePasswordView"];
                };
            };
            /** @description `gateway.validation-failed` Please check the marked fields…; `gateway.malformed-body` Please send a well-formed request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.not-signed-in` Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.foreign-origin` Please use our own site; `gateway.password-change-required` Please change your password first; `gateway.mfa-setup-required` Please set up a second factor first; `gateway.forbidden` Your role does not allow this; `gateway.step-up-required` Please enter your password again */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.not-found` Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.own-account` Please ask another admin to change your account */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.too-many-attempts` Too many attempts */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unexpected` Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.service-unavailable` Service unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    StaffSecondFactorController_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecondFactorsView"];
                };
            };
            /** @description `gateway.validation-failed` Please check the marked fields…; `gateway.malformed-body` Please send a well-formed request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.not-signed-in` Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.foreign-origin` Please use our own site; `gateway.password-change-required` Please change your password first; `gateway.mfa-setup-required` Please set up a second factor first; `gateway.forbidden` Your role does not allow this; `gateway.step-up-required` Please enter your password again */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.not-found` Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.own-account` Please ask another admin to change your account */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.too-many-attempts` Too many attempts */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unexpected` Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.service-unavailable` Service unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    ClientsController_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                signupId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientDetailView"];
                };
            };
            /** @description `gateway.validation-failed` Please check the marked fields…; `gateway.malformed-body` Please send a well-formed request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.not-signed-in` Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.password-change-required` Please change your password first; `gateway.mfa-setup-required` Please set up a second factor first */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.not-found` Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unexpected` Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.service-unavailable` Service unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    ClientsController_suspend: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                signupId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SuspendClientBody"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientAccountDetailView"];
                };
            };
            /** @description `gateway.validation-failed` Please check the marked fields…; `gateway.malformed-body` Please send a well-formed request; `gateway.body-too-complex` Please send a simpler request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.not-signed-in` Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.foreign-origin` Please use our own site; `gateway.password-change-required` Please change your password first; `gateway.mfa-setup-required` Please set up a second factor first; `gateway.forbidden` Your role does not allow this; `gateway.step-up-required` Please enter your password again; `onboarding.account-suspended` Account is suspended */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.not-found` Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.slow-body` Your connection is too slow */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `onboarding.account-suspended` Account is already suspended */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.body-too-large` Please send at most … kB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unsupported-media-type` Please send JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.too-many-attempts` Too many attempts */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unexpected` Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.service-unavailable` Service unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    ClientsController_reactivate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                signupId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientAccountDetailView"];
                };
            };
            /** @description `gateway.validation-failed` Please check the marked fields…; `gateway.malformed-body` Please send a well-formed request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.not-signed-in` Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.foreign-origin` Please use our own site; `gateway.password-change-required` Please change your password first; `gateway.mfa-setup-required` Please set up a second factor first; `gateway.forbidden` Your role does not allow this; `gateway.step-up-required` Please enter your password again */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.not-found` Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `onboarding.account-not-suspended` Account is not suspended */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.too-many-attempts` Too many attempts */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unexpected` Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.service-unavailable` Service unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    ClientsSecondFactorController_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                signupId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecondFactorsView"];
                };
            };
            /** @description `gateway.validation-failed` Please check the marked fields…; `gateway.malformed-body` Please send a well-formed request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.not-signed-in` Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.foreign-origin` Please use our own site; `gateway.password-change-required` Please change your password first; `gateway.mfa-setup-required` Please set up a second factor first; `gateway.forbidden` Your role does not allow this; `gateway.step-up-required` Please enter your password again */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.not-found` Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.too-many-attempts` Too many attempts */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unexpected` Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.service-unavailable` Service unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    EmailsController_list: {
        parameters: {
            query?: {
                /** @description The `id` of the last row already seen; the answer goes on after it. */
                cursor?: number;
                /** @description Rows at most, 1 to 200. */
                limit?: number;
                /** @description Only rows that hold this text, in any case; which columns are looked at, the list says. Empty is as good as absent. `%`, `_` and `\` stand for themselves. */
                search?: string;
                status?: "sent" | "deferred" | "failed";
                /** @description The mail's kind. */
                type?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Without `limit`: how many rows the filters find, all pages together */
                    "X-Total-Count"?: number;
                    /** @description Without `limit`, and where more rows follow: the address of the next ones, with `rel="next"` */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmailView"][];
                };
            };
            /** @description `gateway.validation-failed` Please check the marked fields…; `gateway.malformed-body` Please send a well-formed request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.not-signed-in` Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.password-change-required` Please change your password first; `gateway.mfa-setup-required` Please set up a second factor first */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unexpected` Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.service-unavailable` Service unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    EmailsController_resend: {
        parameters: {
            query?: never;
            header?: {
                /** @description One per form; kept for ever */
                "Idempotency-Key"?: string;
                /** @description A secret of the browser: before it has a session, its keys hold only together with this */
                "Idempotency-Scope"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmailResendView"];
                };
            };
            /** @description `gateway.validation-failed` Please check the marked fields…; `gateway.malformed-body` Please send a well-formed request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.not-signed-in` Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.foreign-origin` Please use our own site; `gateway.password-change-required` Please change your password first; `gateway.mfa-setup-required` Please set up a second factor first; `gateway.forbidden` Your role does not allow this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.not-found` Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.idempotency-key-in-use` The same request is still running; `notifications.email-still-waiting` This email is still being sent; `notifications.email-out-of-date` This email is out of date */
            409: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.idempotency-key-reused` This Idempotency-Key was used with another body */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.too-many-attempts` Too many attempts */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unexpected` Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.service-unavailable` Service unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    DeadLettersController_list: {
        parameters: {
            query?: {
                /** @description Rows at most, 1 to 200. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeadLetterView"][];
                };
            };
            /** @description `gateway.validation-failed` Please check the marked fields…; `gateway.malformed-body` Please send a well-formed request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.not-signed-in` Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.password-change-required` Please change your password first; `gateway.mfa-setup-required` Please set up a second factor first */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unexpected` Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.service-unavailable` Service unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    DeadLettersController_redrive: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
                service: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeadLetterView"];
                };
            };
            /** @description `gateway.validation-failed` Please check the marked fields…; `gateway.malformed-body` Please send a well-formed request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.not-signed-in` Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.foreign-origin` Please use our own site; `gateway.password-change-required` Please change your password first; `gateway.mfa-setup-required` Please set up a second factor first; `gateway.forbidden` Your role does not allow this; `gateway.step-up-required` Please enter your password again */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.not-found` Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.redrive-failed` The message failed again and stays a dead letter */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.too-many-attempts` Too many attempts */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unexpected` Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.service-unavailable` Service unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    ContactMessagesController_list: {
        parameters: {
            query?: {
                /** @description The `id` of the last row already seen; the answer goes on after it. */
                cursor?: number;
                /** @description Rows at most, 1 to 200. */
                limit?: number;
                /** @description Only rows that hold this text, in any case; which columns are looked at, the list says. Empty is as good as absent. `%`, `_` and `\` stand for themselves. */
                search?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Without `limit`: how many rows the filters find, all pages together */
                    "X-Total-Count"?: number;
                    /** @description Without `limit`, and where more rows follow: the address of the next ones, with `rel="next"` */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactMessageView"][];
                };
            };
            /** @description `gateway.validation-failed` Please check the marked fields…; `gateway.malformed-body` Please send a well-formed request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.not-signed-in` Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.password-change-required` Please change your password first; `gateway.mfa-setup-required` Please set up a second factor first */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unexpected` Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.service-unavailable` Service unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    IncidentsController_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffIncidentView"][];
                };
            };
            /** @description `gateway.not-signed-in` Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.password-change-required` Please change your password first; `gateway.mfa-setup-required` Please set up a second factor first */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unexpected` Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.service-unavailable` Service unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    IncidentsController_describe: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DescribeIncidentBody"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffIncidentView"];
                };
            };
            /** @description `gateway.validation-failed` Please check the marked fields…; `gateway.malformed-body` Please send a well-formed request; `gateway.body-too-complex` Please send a simpler request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.not-signed-in` Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.foreign-origin` Please use our own site; `gateway.password-change-required` Please change your password first; `gateway.mfa-setup-required` Please set up a second factor first; `gateway.forbidden` Your role does not allow this; `gateway.step-up-required` Please enter your password again */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.not-found` Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.slow-body` Your connection is too slow */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.body-too-large` Please send at most … kB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unsupported-media-type` Please send JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.too-many-attempts` Too many attempts */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unexpected` Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.service-unavailable` Service unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    ReleasesController_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReleaseView"][];
                };
            };
            /** @description `gateway.not-signed-in` Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.password-change-required` Please change your password first; `gateway.mfa-setup-required` Please set up a second factor first */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unexpected` Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.service-unavailable` Service unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    RetentionController_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RetentionView"];
                };
            };
            /** @description `gateway.not-signed-in` Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.password-change-required` Please change your password first; `gateway.mfa-setup-required` Please set up a second factor first */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unexpected` Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.service-unavailable` Service unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    LegalHoldsController_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LegalHoldView"][];
                };
            };
            /** @description `gateway.not-signed-in` Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.password-change-required` Please change your password first; `gateway.mfa-setup-required` Please set up a second factor first */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unexpected` Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.service-unavailable` Service unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    LegalHoldsController_set: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetLegalHoldBody"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LegalHoldView"];
                };
            };
            /** @description `gateway.validation-failed` Please check the marked fields…; `gateway.malformed-body` Please send a well-formed request; `gateway.body-too-complex` Please send a simpler request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.not-signed-in` Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.foreign-origin` Please use our own site; `gateway.password-change-required` Please change your password first; `gateway.mfa-setup-required` Please set up a second factor first; `gateway.forbidden` Your role does not allow this; `gateway.step-up-required` Please enter your password again */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.not-found` Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.slow-body` Your connection is too slow */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.body-too-large` Please send at most … kB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unsupported-media-type` Please send JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.too-many-attempts` Too many attempts */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unexpected` Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.service-unavailable` Service unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    LegalHoldsController_lift: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LegalHoldView"];
                };
            };
            /** @description `gateway.validation-failed` Please check the marked fields…; `gateway.malformed-body` Please send a well-formed request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.not-signed-in` Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.foreign-origin` Please use our own site; `gateway.password-change-required` Please change your password first; `gateway.mfa-setup-required` Please set up a second factor first; `gateway.forbidden` Your role does not allow this; `gateway.step-up-required` Please enter your password again */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.not-found` Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.too-many-attempts` Too many attempts */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unexpected` Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.service-unavailable` Service unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    MandatesController_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                signupId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": null | components["schemas"]["MandateDetailView"];
                };
            };
            /** @description `gateway.validation-failed` Please check the marked fields…; `gateway.malformed-body` Please send a well-formed request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.not-signed-in` Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.password-change-required` Please change your password first; `gateway.mfa-setup-required` Please set up a second factor first */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.not-found` Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unexpected` Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.service-unavailable` Service unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    MandatesController_clientOf: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                registerNumber: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MandateClientView"];
                };
            };
            /** @description `gateway.validation-failed` Please check the marked fields…; `gateway.malformed-body` Please send a well-formed request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.not-signed-in` Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.password-change-required` Please change your password first; `gateway.mfa-setup-required` Please set up a second factor first */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.not-found` Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unexpected` Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.service-unavailable` Service unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    MandatesController_end: {
        parameters: {
            query?: never;
            header?: {
                /** @description One per form; kept for ever */
                "Idempotency-Key"?: string;
                /** @description A secret of the browser: before it has a session, its keys hold only together with this */
                "Idempotency-Scope"?: string;
            };
            path: {
                registerNumber: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EndMandateBody"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MandateDetailView"] | components["schemas"]["ApprovalNeededView"];
                };
            };
            /** @description Accepted, not done yet */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MandateDetailView"] | components["schemas"]["ApprovalNeededView"];
                };
            };
            /** @description `gateway.validation-failed` Please check the marked fields…; `gateway.malformed-body` Please send a well-formed request; `gateway.body-too-complex` Please send a simpler request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.not-signed-in` Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.foreign-origin` Please use our own site; `gateway.password-change-required` Please change your password first; `gateway.mfa-setup-required` Please set up a second factor first; `gateway.forbidden` Your role does not allow this; `gateway.step-up-required` Please enter your password again */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.not-found` Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.slow-body` Your connection is too slow */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.idempotency-key-in-use` The same request is still running; `agreements.mandate-not-in-force` The mandate is not in force */
            409: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `agreements.mandate-over` The mandate has ended */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.body-too-large` Please send at most … kB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unsupported-media-type` Please send JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.idempotency-key-reused` This Idempotency-Key was used with another body */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.too-many-attempts` Too many attempts */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unexpected` Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.service-unavailable` Service unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    DesignationsController_list: {
        parameters: {
            query?: {
                state?: "draft" | "signed" | "sending" | "sent" | "acknowledged" | "returned" | "superseded";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DesignationDetailView"][];
                };
            };
            /** @description `gateway.validation-failed` Please check the marked fields…; `gateway.malformed-body` Please send a well-formed request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.not-signed-in` Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.password-change-required` Please change your password first; `gateway.mfa-setup-required` Please set up a second factor first */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unexpected` Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.service-unavailable` Service unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    DesignationsController_letter: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            /** @description `gateway.validation-failed` Please check the marked fields…; `gateway.malformed-body` Please send a well-formed request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.not-signed-in` Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.password-change-required` Please change your password first; `gateway.mfa-setup-required` Please set up a second factor first */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.not-found` Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unexpected` Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.service-unavailable` Service unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    DesignationsController_move: {
        parameters: {
            query?: never;
            header?: {
                /** @description One per form; kept for ever */
                "Idempotency-Key"?: string;
                /** @description A secret of the browser: before it has a session, its keys hold only together with this */
                "Idempotency-Scope"?: string;
            };
            path: {
                id: number;
                move: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MoveDesignationBody"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DesignationDetailView"];
                };
            };
            /** @description `gateway.validation-failed` Please check the marked fields…; `gateway.malformed-body` Please send a well-formed request; `gateway.body-too-complex` Please send a simpler request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.not-signed-in` Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.foreign-origin` Please use our own site; `gateway.password-change-required` Please change your password first; `gateway.mfa-setup-required` Please set up a second factor first; `gateway.forbidden` Your role does not allow this */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.not-found` Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.slow-body` Your connection is too slow */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.idempotency-key-in-use` The same request is still running; `agreements.designation-move-not-allowed` This is not possible (any more); `agreements.coordinator-address-unconfirmed` Nobody has confirmed a mail address of this coordinator. Confirm one, or send the letter by hand and record it. */
            409: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.body-too-large` Please send at most … kB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unsupported-media-type` Please send JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.idempotency-key-reused` This Idempotency-Key was used with another body */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.too-many-attempts` Too many attempts */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unexpected` Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.service-unavailable` Service unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    CoordinatorsController_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CoordinatorView"][];
                };
            };
            /** @description `gateway.not-signed-in` Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.password-change-required` Please change your password first; `gateway.mfa-setup-required` Please set up a second factor first */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unexpected` Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.service-unavailable` Service unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    CoordinatorsController_confirm: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                state: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CoordinatorAddressBody"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CoordinatorView"];
                };
            };
            /** @description `gateway.validation-failed` Please check the marked fields…; `gateway.malformed-body` Please send a well-formed request; `gateway.body-too-complex` Please send a simpler request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.not-signed-in` Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.foreign-origin` Please use our own site; `gateway.password-change-required` Please change your password first; `gateway.mfa-setup-required` Please set up a second factor first; `gateway.forbidden` Your role does not allow this; `gateway.step-up-required` Please enter your password again */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.not-found` Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.slow-body` Your connection is too slow */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.body-too-large` Please send at most … kB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unsupported-media-type` Please send JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.too-many-attempts` Too many attempts */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unexpected` Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.service-unavailable` Service unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    CoordinatorsController_withdraw: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                state: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CoordinatorView"];
                };
            };
            /** @description `gateway.validation-failed` Please check the marked fields…; `gateway.malformed-body` Please send a well-formed request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.not-signed-in` Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.foreign-origin` Please use our own site; `gateway.password-change-required` Please change your password first; `gateway.mfa-setup-required` Please set up a second factor first; `gateway.forbidden` Your role does not allow this; `gateway.step-up-required` Please enter your password again */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.not-found` Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.too-many-attempts` Too many attempts */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unexpected` Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.service-unavailable` Service unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    ClientPublicationController_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                signupId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientPublicationView"];
                };
            };
            /** @description `gateway.validation-failed` Please check the marked fields…; `gateway.malformed-body` Please send a well-formed request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.not-signed-in` Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.password-change-required` Please change your password first; `gateway.mfa-setup-required` Please set up a second factor first */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.not-found` Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unexpected` Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.service-unavailable` Service unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    ClientPublicationController_confirm: {
        parameters: {
            query?: never;
            header?: {
                /** @description One per form; kept for ever */
                "Idempotency-Key"?: string;
                /** @description A secret of the browser: before it has a session, its keys hold only together with this */
                "Idempotency-Scope"?: string;
            };
            path: {
                signupId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConfirmPublicationBody"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientPublicationView"];
                };
            };
            /** @description `gateway.validation-failed` Please check the marked fields…; `gateway.malformed-body` Please send a well-formed request; `gateway.body-too-complex` Please send a simpler request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.not-signed-in` Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.foreign-origin` Please use our own site; `gateway.password-change-required` Please change your password first; `gateway.mfa-setup-required` Please set up a second factor first; `gateway.forbidden` Your role does not allow this; `gateway.step-up-required` Please enter your password again */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.not-found` Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.slow-body` Your connection is too slow */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.idempotency-key-in-use` The same request is still running; `onboarding.publication-not-watched` We read your website while we represent you: from the beginning of the mandate to its end. */
            409: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.body-too-large` Please send at most … kB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unsupported-media-type` Please send JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.idempotency-key-reused` This Idempotency-Key was used with another body */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.too-many-attempts` Too many attempts */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unexpected` Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.service-unavailable` Service unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    ProfileChangesController_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProfileChangeItem"][];
                };
            };
            /** @description `gateway.not-signed-in` Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.password-change-required` Please change your password first; `gateway.mfa-setup-required` Please set up a second factor first */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unexpected` Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.service-unavailable` Service unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    ProfileChangesController_ofClient: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                signupId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientProfileChangesView"];
                };
            };
            /** @description `gateway.validation-failed` Please check the marked fields…; `gateway.malformed-body` Please send a well-formed request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.not-signed-in` Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.password-change-required` Please change your password first; `gateway.mfa-setup-required` Please set up a second factor first */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.not-found` Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unexpected` Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.service-unavailable` Service unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    ProfileChangesController_ask: {
        parameters: {
            query?: never;
            header?: {
                /** @description One per form; kept for ever */
                "Idempotency-Key"?: string;
                /** @description A secret of the browser: before it has a session, its keys hold only together with this */
                "Idempotency-Scope"?: string;
            };
            path: {
                signupId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProfileChangeBody"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApprovalNeededView"] | components["schemas"]["ProfileChangeView"];
                };
            };
            /** @description Accepted, not done yet */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApprovalNeededView"] | components["schemas"]["ProfileChangeView"];
                };
            };
            /** @description `gateway.validation-failed` Please check the marked fields…; `gateway.malformed-body` Please send a well-formed request; `gateway.body-too-complex` Please send a simpler request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.not-signed-in` Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.foreign-origin` Please use our own site; `gateway.password-change-required` Please change your password first; `gateway.mfa-setup-required` Please set up a second factor first; `gateway.forbidden` Your role does not allow this; `gateway.step-up-required` Please enter your password again; `onboarding.account-suspended` Account is suspended */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.not-found` Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.slow-body` Your connection is too slow */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.idempotency-key-in-use` The same request is still running; `onboarding.profile-change-open` Another change is open. Withdraw it, or wait until it is decided.; `onboarding.account-suspended` Account is already suspended */
            409: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.body-too-large` Please send at most … kB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unsupported-media-type` Please send JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.idempotency-key-reused` This Idempotency-Key was used with another body */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.too-many-attempts` Too many attempts */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unexpected` Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.service-unavailable` Service unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    ProfileChangesController_accept: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProfileChangeView"];
                };
            };
            /** @description `gateway.validation-failed` Please check the marked fields…; `gateway.malformed-body` Please send a well-formed request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.not-signed-in` Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.foreign-origin` Please use our own site; `gateway.password-change-required` Please change your password first; `gateway.mfa-setup-required` Please set up a second factor first; `gateway.forbidden` Your role does not allow this; `gateway.step-up-required` Please enter your password again */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.not-found` Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `onboarding.profile-change-decided` This change is decided already. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.too-many-attempts` Too many attempts */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unexpected` Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.service-unavailable` Service unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    ProfileChangesController_refuse: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RefuseProfileChangeBody"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProfileChangeView"];
                };
            };
            /** @description `gateway.validation-failed` Please check the marked fields…; `gateway.malformed-body` Please send a well-formed request; `gateway.body-too-complex` Please send a simpler request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.not-signed-in` Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.foreign-origin` Please use our own site; `gateway.password-change-required` Please change your password first; `gateway.mfa-setup-required` Please set up a second factor first; `gateway.forbidden` Your role does not allow this; `gateway.step-up-required` Please enter your password again */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.not-found` Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.slow-body` Your connection is too slow */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `onboarding.profile-change-decided` This change is decided already. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.body-too-large` Please send at most … kB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unsupported-media-type` Please send JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.too-many-attempts` Too many attempts */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unexpected` Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.service-unavailable` Service unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    PaymentsController_figures: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MoneyFiguresView"];
                };
            };
            /** @description `gateway.not-signed-in` Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.password-change-required` Please change your password first; `gateway.mfa-setup-required` Please set up a second factor first */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unexpected` Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.service-unavailable` Service unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    PaymentsController_list: {
        parameters: {
            query?: {
                /** @description The `id` of the last row already seen; the answer goes on after it. */
                cursor?: number;
                /** @description Rows at most, 1 to 200. */
                limit?: number;
                /** @description Only rows that hold this text, in any case; which columns are looked at, the list says. Empty is as good as absent. `%`, `_` and `\` stand for themselves. */
                search?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Without `limit`: how many rows the filters find, all pages together */
                    "X-Total-Count"?: number;
                    /** @description Without `limit`, and where more rows follow: the address of the next ones, with `rel="next"` */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentItem"][];
                };
            };
            /** @description `gateway.validation-failed` Please check the marked fields…; `gateway.malformed-body` Please send a well-formed request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.not-signed-in` Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.password-change-required` Please change your password first; `gateway.mfa-setup-required` Please set up a second factor first */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unexpected` Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.service-unavailable` Service unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    PaymentsController_refund: {
        parameters: {
            query?: never;
            header?: {
                /** @description One per form; kept for ever */
                "Idempotency-Key"?: string;
                /** @description A secret of the browser: before it has a session, its keys hold only together with this */
                "Idempotency-Scope"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RefundPaymentBody"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApprovalNeededView"] | components["schemas"]["PaymentItem"];
                };
            };
            /** @description Accepted, not done yet */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApprovalNeededView"] | components["schemas"]["PaymentItem"];
                };
            };
            /** @description `gateway.validation-failed` Please check the marked fields…; `gateway.malformed-body` Please send a well-formed request; `gateway.body-too-complex` Please send a simpler request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.not-signed-in` Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.foreign-origin` Please use our own site; `gateway.password-change-required` Please change your password first; `gateway.mfa-setup-required` Please set up a second factor first; `gateway.forbidden` Your role does not allow this; `gateway.step-up-required` Please enter your password again */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.not-found` Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.slow-body` Your connection is too slow */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.idempotency-key-in-use` The same request is still running; `onboarding.refund-not-possible` This payment moved no money, or was given back already */
            409: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.body-too-large` Please send at most … kB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unsupported-media-type` Please send JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.idempotency-key-reused` This Idempotency-Key was used with another body */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.too-many-attempts` Too many attempts */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unexpected` Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.service-unavailable` Service unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    InvoicesController_list: {
        parameters: {
            query?: {
                /** @description The `id` of the last row already seen; the answer goes on after it. */
                cursor?: number;
                /** @description Rows at most, 1 to 200. */
                limit?: number;
                /** @description Only rows that hold this text, in any case; which columns are looked at, the list says. Empty is as good as absent. `%`, `_` and `\` stand for themselves. */
                search?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Without `limit`: how many rows the filters find, all pages together */
                    "X-Total-Count"?: number;
                    /** @description Without `limit`, and where more rows follow: the address of the next ones, with `rel="next"` */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvoiceItem"][];
                };
            };
            /** @description `gateway.validation-failed` Please check the marked fields…; `gateway.malformed-body` Please send a well-formed request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.not-signed-in` Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.password-change-required` Please change your password first; `gateway.mfa-setup-required` Please set up a second factor first */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unexpected` Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.service-unavailable` Service unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    InvoicesController_pdf: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                number: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            /** @description `gateway.validation-failed` Please check the marked fields…; `gateway.malformed-body` Please send a well-formed request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.not-signed-in` Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.password-change-required` Please change your password first; `gateway.mfa-setup-required` Please set up a second factor first */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.not-found` Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unexpected` Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.service-unavailable` Service unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    BillingController_tasks: {
        parameters: {
            query?: {
                /** @description The `id` of the last row already seen; the answer goes on after it. */
                cursor?: number;
                /** @description Rows at most, 1 to 200. */
                limit?: number;
                open?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Without `limit`: how many rows the filters find, all pages together */
                    "X-Total-Count"?: number;
                    /** @description Without `limit`, and where more rows follow: the address of the next ones, with `rel="next"` */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BillingTaskView"][];
                };
            };
            /** @description `gateway.validation-failed` Please check the marked fields…; `gateway.malformed-body` Please send a well-formed request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.not-signed-in` Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.password-change-required` Please change your password first; `gateway.mfa-setup-required` Please set up a second factor first */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unexpected` Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.service-unavailable` Service unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    BillingController_finish: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FinishBillingTaskBody"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BillingTaskView"];
                };
            };
            /** @description `gateway.validation-failed` Please check the marked fields…; `gateway.malformed-body` Please send a well-formed request; `gateway.body-too-complex` Please send a simpler request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.not-signed-in` Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.foreign-origin` Please use our own site; `gateway.password-change-required` Please change your password first; `gateway.mfa-setup-required` Please set up a second factor first; `gateway.forbidden` Your role does not allow this; `gateway.step-up-required` Please enter your password again */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.not-found` Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.slow-body` Your connection is too slow */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `onboarding.billing-task-done` This task is done already. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.body-too-large` Please send at most … kB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unsupported-media-type` Please send JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.too-many-attempts` Too many attempts */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unexpected` Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.service-unavailable` Service unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    BillingController_billing: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                signupId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BillingView"];
                };
            };
            /** @description `gateway.validation-failed` Please check the marked fields…; `gateway.malformed-body` Please send a well-formed request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.not-signed-in` Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.password-change-required` Please change your password first; `gateway.mfa-setup-required` Please set up a second factor first */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.not-found` Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unexpected` Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.service-unavailable` Service unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    BillingController_change: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                signupId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BillingBody"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BillingView"];
                };
            };
            /** @description `gateway.validation-failed` Please check the marked fields…; `gateway.malformed-body` Please send a well-formed request; `gateway.body-too-complex` Please send a simpler request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.not-signed-in` Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.foreign-origin` Please use our own site; `gateway.password-change-required` Please change your password first; `gateway.mfa-setup-required` Please set up a second factor first; `gateway.forbidden` Your role does not allow this; `gateway.step-up-required` Please enter your password again; `onboarding.account-suspended` Account is suspended */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.not-found` Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.slow-body` Your connection is too slow */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `onboarding.account-suspended` Account is already suspended */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.body-too-large` Please send at most … kB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unsupported-media-type` Please send JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.too-many-attempts` Too many attempts */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unexpected` Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.service-unavailable` Service unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    BillingController_subscription: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                signupId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": null | components["schemas"]["SubscriptionView"];
                };
            };
            /** @description `gateway.validation-failed` Please check the marked fields…; `gateway.malformed-body` Please send a well-formed request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.not-signed-in` Not signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.password-change-required` Please change your password first; `gateway.mfa-setup-required` Please set up a second factor first */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.not-found` Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.unexpected` Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description `gateway.service-unavailable` Service unavailable */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
}
